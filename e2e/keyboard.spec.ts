import { pathOf } from '../routes';
import { gamePage } from './support/playerPages';
import { focusInTree } from './support/accessibilityTree';
import { confirmEmail } from './support/emails';
import { expectFocusKept, expectKeysReach, pressAt, tabTo, typeInto } from './support/keyboard';
import { newsIn } from './support/games';
import { firstOffered, offeredChallenges, rewardsOn } from './support/newcomers';
import { comeBack, openAsDemoPlayer } from './support/pages';
import { newcomer, newPlayer, playGame, signOn } from './support/players';
import { accountButton, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { languageSelector } from './support/language';
import { resize } from './support/resize';

test('the About menu opens, follows a link and closes by keyboard', async ({ page }) => {
  await page.goto('/discount');
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  await tabTo(page, about);
  await page.keyboard.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const links = page.getByRole('banner').getByRole('link');
  await expect(links.filter({ hasText: 'Weekly, special and classic' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.filter({ hasText: 'More than 700 rewards to claim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rewards');
});

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/discount');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keyboard goes round in the login: each control once, and nothing between the last and the first', async ({
  page,
}) => {
  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  const focused = widget.locator(':focus');
  await expectKeysReach(widget.getByRole('textbox', { name: 'Email' }));
  const controls = await widget.locator('a[href], button, input, select').filter({ visible: true }).count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < controls; press++) {
      await page.keyboard.press(key);
      await expect(focused).toHaveCount(1);
    }
    await expect(widget.getByRole('textbox', { name: 'Email' })).toBeFocused();
  }
});

test('each view of the login names the dialog, and has the focus', async ({ page }) => {
  await page.goto('/discount');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const widget = widgetIn(page);
  const email = widget.getByRole('textbox', { name: 'Email' });
  await expectKeysReach(email);
  await email.fill('marlo@northlight.example');
  await widget.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
  await expect(widget.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(email).toHaveValue('marlo@northlight.example');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect(widget.getByText('If there’s an account for marlo@')).toBeVisible();
  await expect(widget.getByRole('heading', { name: 'Reset your password' })).toBeFocused();

  await widget.getByRole('link', { name: 'Back to login' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(widget.getByLabel('Password', { exact: true }).filter({ visible: true })).toBeFocused();
  await widget.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(widget.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await widget.getByRole('link', { name: 'Create account' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  await expect.poll(() => widget.locator('html').evaluate(() => document.title)).toBe('Create account | Meridian Club');
});

test('a dialog of the home page in a language leaves the page as it is, and gives the focus back', async ({ page }) => {
  await page.goto('/fr-FR');
  const button = page.getByRole('contentinfo').getByRole('button', { name: textsIn('fr-FR')('shell.footer.avatars') });
  await button.focus();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/fr-FR?_popup=avatar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a filter that a part of a path is named like keeps the focus', async ({ page }) => {
  await openAsDemoPlayer(page, '/games');
  const filter = page.getByRole('button', { name: 'PC', exact: true });
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/games?platform=PC');
  await expect(filter).toBeFocused();

  await page.goto('/rewards');
  const games = page.getByRole('combobox', { name: 'Game' });
  await games.focus();
  await games.selectOption('Saltwatch');
  await expect(page).toHaveURL(/[?&]game=saltwatch/);
  await expect(games).toBeFocused();
});

test('a player signs in by keyboard, and Escape closes the login', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/discount');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await tabTo(page, signIn);
  await page.keyboard.press('Enter');
  const email = widgetIn(page).getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(signIn).toBeFocused();

  await page.keyboard.press('Enter');
  await expectKeysReach(email);
  await page.keyboard.type(player.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Tab');
  const reveal = widgetIn(page).getByRole('button', { name: 'Show password' });
  for (const isPressed of [true, false]) {
    await page.keyboard.press('Space');
    await expect(reveal).toHaveAttribute('aria-pressed', String(isPressed));
    await expect(reveal).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(accountButton(page)).toBeVisible();
});

test('by keyboard alone: joins, activates, banks, claims, undoes, changes the language and signs out', async ({
  page,
}) => {
  test.slow();
  const person = newcomer();
  const [banner, main, dialog] = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('dialog')];
  const toast = (text: string) => page.getByRole('region', { name: /^Messages/ }).getByText(text);

  await test.step('join', async () => {
    await page.goto('/discount');
    await pressAt(page, banner.getByRole('button', { name: 'Join the Club' }));
    const field = (name: string) => widgetIn(page).getByRole('textbox', { name, exact: true });
    await expectKeysReach(field('Email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await typeInto(page, field('Name other players see'), person.name);
    await typeInto(page, field('Month'), '6');
    await typeInto(page, field('Day'), '14');
    await typeInto(page, field('Year'), '1994');
    await pressAt(page, widgetIn(page).getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL('/dashboard');
    await expect(dialog).toBeHidden();
  });

  const weekly = await test.step('activate', async () => {
    await expect(offeredChallenges(page).first()).toBeVisible();
    const first = await firstOffered(page);
    await pressAt(page, offeredChallenges(page).first().getByRole('button', { name: 'Activate' }));
    await expect(toast(`${first.name} is active`)).toBeVisible();
    await expectFocusKept(page);
    return first;
  });

  await test.step('play and bank', async () => {
    await playGame(person, weekly.gameSlug);
    await comeBack(page);
    await pressAt(page, main.getByRole('button', { name: `Bank ${weekly.reward.units} Units` }));
    await expect(toast(`${weekly.reward.units} Units banked`)).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('claim', async () => {
    await confirmEmail(person.email);
    await pressAt(page, rewardsOn(page).first().getByRole('heading').getByRole('button'));
    const confirm = dialog.getByRole('button', { name: /^Use \d+ Units$/ });
    await expect(confirm).not.toHaveAttribute('aria-disabled');
    await pressAt(page, confirm);
    await expect.poll(() => focusInTree(page)).toBe('heading It’s yours');
  });

  await test.step('undo', async () => {
    await tabTo(page, dialog.getByRole('button', { name: 'Undo claim' }));
    const places = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener('focusin', ({ target }) => target instanceof Element && found.push(target.tagName));
      return found;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => focusInTree(page)).toMatch(/^heading Undo your claim of /);
    expect(await places.jsonValue(), 'the focus passes nothing between receipt and question').toEqual(['H2']);
    const undo = page.getByRole('dialog', { name: 'Undo claim' }).getByRole('button', { name: 'Undo claim' });
    await expect(undo).not.toHaveAttribute('aria-disabled');
    await pressAt(page, undo);
    await expect.poll(() => focusInTree(page)).toMatch(/^heading .* back$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step('change the language', async () => {
    await pressAt(page, accountButton(page));
    const selector = languageSelector(banner.getByRole('region', { name: 'Account' }));
    await pressAt(page, selector.locator('summary'));
    await pressAt(page, selector.getByRole('link', { name: 'Français (France)' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(accountButton(page, 'fr-FR')).toBeFocused();
  });

  await test.step('sign out', async () => {
    await page.keyboard.press('Enter');
    await pressAt(page, banner.getByRole('button', { name: textsIn('fr-FR')('shell.menu.signOut') }));
    await expect(page).toHaveURL('/fr-FR');
    await expect(main).toBeFocused();
  });
});

test('on a phone, what has the focus in a row that scrolls sideways is in view', async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await openAsDemoPlayer(page, pathOf(gamePage('rewards')));
  const main = page.getByRole('main');
  for (const row of [main.getByRole('navigation'), main.getByRole('group').first()]) {
    const stops = row.locator('a, button');
    await stops.first().focus();
    for (let stop = 1; stop < (await stops.count()); stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.95 });
    }
  }
});

test('the ring of a card is in view when its link gets the focus', async ({ page }) => {
  await page.goto(pathOf({ page: 'rewards' }));
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  for (const height of [640, 800]) {
    await resize(page, { width: 1280, height });
    await links.first().focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 1; stop < (await links.count()); stop += 1) {
        await page.keyboard.press(key);
        const room = await links.and(page.locator(':focus')).evaluate((link) => {
          const card = link.closest('article')?.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect();
          return card && header && Math.min(card.top - header.bottom, window.innerHeight - card.bottom);
        });
        expect(room).toBeGreaterThanOrEqual(5);
      }
    }
  }
});

test('Tab goes on from where the button was that has activated all challenges of the dashboard', async ({
  page,
  context,
}) => {
  const player = await newPlayer();
  await playGame(player, 'saltwatch');
  await signOn(context, player);
  await page.goto(pathOf({ page: 'dashboard' }));
  const main = page.getByRole('main');
  const all = main.getByRole('button', { name: /^Activate all/ });
  await all.press('Enter');
  await expect(all).toBeHidden();
  await expectFocusKept(page);
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Your Units' })).toBeFocused();
});

test('what remains of a list has a focus ring when a pressed filter is gone', async ({ page }) => {
  await openAsDemoPlayer(page, '/rewards?rarity=rare&game=moongate');
  const filter = page.getByRole('main').getByRole('button', { name: 'Rare', exact: true, pressed: true });
  await filter.press('Enter');
  await expect(filter).toHaveCount(0);
  await expectFocusKept(page);
});

test('a platform of a game keeps the focus, and the title names it', async ({ page }) => {
  await openAsDemoPlayer(page, '/game/moongate/PC/stats');
  await expect(page).toHaveTitle('Stats · Moongate · PC | Meridian Club');
  const other = page.getByRole('link', { name: 'PlayStation 4' });
  await other.press('Enter');
  await expect(page).toHaveTitle('Stats · Moongate · PlayStation 4 | Meridian Club');
  await expect(other).toBeFocused();
});

test('Tab goes on through the slides of a carousel that starts meanwhile', async ({ page }) => {
  const [article] = await newsIn('en-US');
  if (!article) throw new Error('There is no news.');
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto(pathOf({ page: 'news-details', params: { newsId: article.newsId } }));
    const links = page.getByRole('group', { name: 'Read on' }).locator('.swiper-slide a');
    await links.first().focus();
    for (let stop = 1; stop < (await links.count()); stop += 1) await page.keyboard.press('Tab');
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
});

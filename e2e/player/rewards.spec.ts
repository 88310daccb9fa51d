import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { violationsIn } from '../support/axe';
import { playerWithUnits } from '../support/games';
import { inMatrixUnless, matrixOnly } from '../support/matrix';
import { openAsDemoPlayer, sendReadsSingly, untilIdle } from '../support/pages';
import { fetchFromPlatform } from '../support/platform';
import { demoPlayer, newPlayer, signOn, type Player } from '../support/players';
import { findReward, openGameRewards } from '../support/rewardCards';
import { platformUrl, siteUrl } from '../support/settings';
import { accountButton } from '../support/signOnWidget';
import { expect, test } from '../support/test';
import { resize } from '../support/resize';
import { textsIn } from '../support/texts';

const moongate = '/game/moongate/PC/rewards';
const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, pressed: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openAsDemo(page: Page, path: string) {
  await signOn(page.context(), demoPlayer);
  await page.goto(path);
  await expect(accountButton(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

/** Makes the calls of an address fail until the returned function is called. */
async function failAt(page: Page, path: RegExp) {
  await sendReadsSingly(page.context());
  await page.route(path, (route) => route.fulfill({ status: 404, json: { errorCode: 1003, message: 'Not found.' } }));
  return () => page.unroute(path);
}

test.describe('the filters of a game’s rewards', () => {
  test('are kept in the address: they can be shared, and Back restores the ones before', async ({ page, context }) => {
    await openAsDemo(page, moongate);
    await page.getByRole('button', { name: /^Owned/ }).click();
    await expect(page).toHaveURL(/\?show=owned$/);
    await page.getByRole('button', { name: 'Show only Epic' }).click();
    await expect(page).toHaveURL(/show=owned&rarity=epic/);
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(pressed(page, /^Owned/)).toBeVisible();
    await expect(cards(page)).toHaveCount(7);
    await page.getByLabel('Sort by').selectOption({ label: 'Rarest first' });
    await page.getByRole('searchbox', { name: 'Find a reward' }).fill('gate');
    await expect(page).toHaveURL(/show=owned&order=rarest&q=gate$/);
    await expect(cards(page)).not.toHaveCount(7);
    const found = await cards(page).count();

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(cards(shared)).toHaveCount(found);
    await expect(shared.getByRole('searchbox')).toHaveValue('gate');
    await expect(shared.getByLabel('Sort by')).toHaveValue('rarest');
  });

  test('are those of the address also when Back follows a choice at once', async ({ page }) => {
    await openAsDemo(page, moongate);
    await page.getByRole('button', { name: /^Owned/ }).click();
    await expect(cards(page)).toHaveCount(7);
    await untilIdle(page);
    await page.getByRole('button', { name: 'Show only Epic' }).evaluate((button: HTMLElement) => {
      button.click();
      queueMicrotask(() => setTimeout(() => window.history.back()));
    });
    await expect(pressed(page, 'Show only Epic')).toHaveCount(0);
    // The entry below the choice, or where it was not yet written, the one below that.
    await expect(page).toHaveURL(/\/rewards(\?show=owned)?$/);
    await expect(cards(page)).toHaveCount(page.url().endsWith('owned') ? 7 : 24);
  });

  test('keep nav=0', async ({ page }) => {
    await signOn(page.context(), demoPlayer);
    await page.goto(`${moongate}?nav=0`);
    await page.getByRole('button', { name: /^Locked/ }).click();
    await expect(page).toHaveURL(/\?nav=0&show=locked$/);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('show why a reward is locked', async ({ page }) => {
    await openAsDemo(page, `${moongate}?show=locked`);
    const card = await findReward(page, 'Night-court mask');
    await expect(card).toContainText('Own the Ferryman’s mask');
    await card.getByRole('button', { name: 'Night-court mask', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Night-court mask' });
    await expect(dialog).toContainText('Own the Ferryman’s mask');
    await dialog.getByRole('button', { name: 'See Ferryman’s mask' }).click();
    await expect(page.getByRole('dialog', { name: /Ferryman’s mask/ })).toBeVisible();
  });

  test('are reset with one button when nothing matches', async ({ page }) => {
    await openAsDemo(page, moongate);
    await page.getByRole('searchbox').fill('no such thing');
    await page.getByRole('button', { name: 'Show all rewards' }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/rewards$/);
  });
});

const manyResponse = z.object({
  rewards: z.array(z.record(z.string(), z.unknown())),
  rarity: z.unknown(),
  totalRewards: z.unknown(),
});

test('renders only some of five thousand rewards at a time, and the keyboard reaches all of them', async ({ page }) => {
  await sendReadsSingly(page.context());
  await page.route(/rewards\/details/, async (route) => {
    const { rewards, ...totals } = manyResponse.parse(await (await route.fetch()).json());
    const many = Array.from({ length: 5000 }, (_, i) => ({
      ...rewards[i % rewards.length],
      rewardId: `reward-${i}`,
      name: `Reward ${i}`,
      isLocked: false,
    }));
    await route.fulfill({ json: { ...totals, rewards: many } });
  });
  await openAsDemo(page, `${moongate}?all=1`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first(),
  ).toHaveAttribute('aria-setsize', '5000');
  expect(await cards(page).count()).toBeLessThan(120);
  await scrollFast(page);
  expect(await cards(page).count()).toBeLessThan(120);

  await page.evaluate(() => window.scrollTo(0, 0));
  const first = cards(page).first().getByRole('button').last();
  await first.focus();
  for (let i = 0; i < 80; i += 1) await page.keyboard.press('Tab');
  const place = page.locator('[role="listitem"]:focus-within');
  expect(Number(await place.getAttribute('aria-posinset'))).toBeGreaterThan(35);
  await expect(place).toBeInViewport();

  await page.getByRole('searchbox').fill('Reward 4321');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('coming back to a list of rewards', () => {
  /** Where the reader is: the scroll position in px, and the number of cards. */
  const placeOf = (page: Page) =>
    page.evaluate(() => ({
      top: Math.round(window.scrollY),
      cards: document.querySelectorAll('main article').length,
    }));

  /** Scrolls down, a window at a time as a reader does. Returns where the reader is. */
  async function scrollDown(page: Page, to: number) {
    await page.evaluate(async (to) => {
      for (let top = 0; top < to; top += 1500) {
        window.scrollTo(0, Math.min(top + 1500, to));
        // The virtualized grid measures the rows that it has come to, and moves by the difference.
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      }
    }, to);
    const place = await placeOf(page);
    expect(place.top).toBeGreaterThanOrEqual(to);
    return place;
  }

  async function expectSamePlaceAfterBack(page: Page, leave: () => Promise<void>, top = 1500) {
    const before = await scrollDown(page, top);
    await leave();
    await page.goBack();
    await expect.poll(() => placeOf(page)).toEqual(before);
  }

  /** Clicks without scrolling to it. */
  const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());

  const openGames = (page: Page) => async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Games' }).click();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  };

  test('from another page and from a reward keeps the position and the shown cards', async ({ page }) => {
    await openAsDemo(page, '/rewards?game=moongate&show=all');
    const list = page.getByRole('region', { name: 'In your games' });
    await list.getByRole('button', { name: /^Show the other/ }).click();
    await expect(list.getByRole('article')).toHaveCount(47);
    await expectSamePlaceAfterBack(page, openGames(page));
    await expectSamePlaceAfterBack(page, async () => {
      await press(list.getByRole('button', { name: 'Court portrait', exact: true }));
      await expect(page.getByRole('dialog', { name: 'Court portrait' })).toBeVisible();
    });
  });

  test('keeps the position of a player on the page as it opens', matrixOnly, async ({ page }) => {
    await openAsDemo(page, '/rewards');
    await expect(page.getByRole('region', { name: 'Wishlist' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show the other/ })).toBeVisible();
    await expectSamePlaceAfterBack(page, openGames(page));
  });

  test('keeps the position in hundreds of rewards', matrixOnly, async ({ page }) => {
    await openAsDemo(page, '/rewards?games=all&show=all&all=1');
    await expect(page.getByRole('region', { name: 'All rewards' }).getByRole('article').first()).toBeVisible();
    await expectSamePlaceAfterBack(page, openGames(page));
  });

  for (const width of [1280, 360]) {
    test(`keeps the position deep in hundreds of rewards at ${width} px, after Back and after a reload`, async ({
      page,
    }) => {
      await resize(page, { width, height: 800 });
      await openAsDemo(page, '/rewards?games=all&show=all&all=1');
      const list = page.getByRole('region', { name: 'All rewards' });
      await expect(list.getByRole('article').first()).toBeVisible();
      const deep = 21_000;
      await scrollDown(page, deep);
      const inView = () =>
        list
          .getByRole('article')
          .evaluateAll((cards) =>
            cards
              .filter(
                (card) => card.getBoundingClientRect().bottom > 0 && card.getBoundingClientRect().top < innerHeight,
              )
              .map((card) => card.querySelector('h3')?.textContent),
          );
      const before = await inView();
      expect(before.length).toBeGreaterThan(0);
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href$="/games"]')?.click());
      await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
      await page.goBack();
      await expect.poll(inView).toEqual(before);
      await untilIdle(page);
      await page.reload();
      await expect.poll(inView).toEqual(before);
    });
  }

  test('keeps the position in a game’s rewards, which load again', matrixOnly, async ({ page }) => {
    await openAsDemo(page, `${moongate}?all=1`);
    await expect(cards(page)).toHaveCount(47);
    await expectSamePlaceAfterBack(page, openGames(page));
  });

  test('keeps what a visitor has loaded, also after a reload', async ({ page }) => {
    await page.goto('/rewards');
    const rewardsTitle = await page.getByRole('heading', { level: 1 }).innerText();
    const first = await cards(page).count();
    await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    await expect(cards(page)).toHaveCount(first + 24);
    // The address is written after the paint, unless another page is opened before.
    await expect(page).toHaveURL(/\?count=\d+$/);
    await expectSamePlaceAfterBack(page, async () => {
      await press(page.getByRole('banner').getByRole('link', { name: 'Challenges' }).first());
      await expect(page).toHaveURL(/\/challenges$/);
      // The address changes before the page does.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(rewardsTitle);
    });
    const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
    await cards(page)
      .last()
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const before = await placeOf(page);
    expect(before.top).toBeLessThan(end);
    await page.reload();
    await expect.poll(() => placeOf(page)).toEqual(before);
    await page.goto('/accessibility');
    await page.goBack();
    await expect.poll(() => placeOf(page)).toEqual(before);
  });
});

test.describe('a link that is followed as a reward’s dialog closes', () => {
  test('opens its page, at its top', async ({ page }) => {
    const dialog = await openNineGateRune(page);
    await closeAndOpenGames(page, dialog);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    // The search is in the address only where the reward was opened after the pause in typing that writes it there.
    await expect(page).toHaveURL(({ pathname }) => pathname === moongate);
    await expect(cards(page).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('opens its page even where the browser goes back only then', async ({ page }) => {
    const dialog = await openNineGateRune(page);
    await page.evaluate(() => {
      const goBack = window.history.back.bind(window.history);
      const addEntry = window.history.pushState.bind(window.history);
      window.history.back = () => {
        window.history.pushState = (...entry) => {
          addEntry(...entry);
          goBack();
          window.history.pushState = addEntry;
        };
      };
    });
    await closeAndOpenGames(page, dialog);
  });
});

async function openNineGateRune(page: Page): Promise<Locator> {
  await openAsDemo(page, moongate);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('searchbox', { name: 'Find a reward' }).fill('nine');
  await page.getByRole('button', { name: 'Nine-gate rune', exact: true }).click();
  await expect(page).toHaveURL(/[?&]reward=/);
  return page.getByRole('dialog');
}

/** Presses both at the same moment. */
async function closeAndOpenGames(page: Page, dialog: Locator): Promise<void> {
  const close = await dialog.getByRole('button', { name: 'Close' }).elementHandle();
  await page.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    document.querySelector<HTMLElement>('header a[href$="/games"]')?.click();
  }, close);
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await untilIdle(page);
  await expect(page).toHaveURL(/\/games$/);
}

test('a long list expands where the player is, and focuses the first new card', async ({ page }) => {
  await openAsDemo(page, '/rewards?games=all&show=all');
  const list = page.getByRole('region', { name: 'All rewards' });
  const more = list.getByRole('button', { name: /^Show the other \d{3}/ });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await more.click();
  await expect(list.locator('[aria-posinset="25"]:focus-within')).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(5);
});

/** Scrolls the page as fast as a mouse wheel can. */
const scrollFast = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 120; i += 1) {
      window.scrollBy(0, 200);
      await new Promise(requestAnimationFrame);
    }
  });

test('a claim shows the Units it uses, and its code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { balance, cheapest: reward } = await openGameRewards(page);
  await (await findReward(page, reward.name)).getByRole('button', { name: reward.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Units that expire soonest are used first')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Use ${reward.value} Units` }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  // Units last two years, so the year belongs to the date.
  const year = new Date().getUTCFullYear() + 2;
  await expect(dialog).toContainText(new RegExp(`${reward.value} expiring on [A-Z][a-z]+ \\d+, ${year}`));
  await expect(dialog).toContainText(`Your balance now${balance - reward.value}`);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^CLAIM(-[0-9A-F]{4}){3}$/);
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/rewards');
  const history = page.getByRole('region', { name: 'Claimed rewards' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText(code);
});

test.describe('the page of rewards', () => {
  test('shows a player the affordable rewards, the wishlist and the claims of all games', async ({ page }) => {
    await openAsDemo(page, '/rewards');
    await expect(page.getByText(/you can choose from/)).toBeVisible();
    await expect(pressed(page, /^Within reach/)).toBeVisible();
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Moongate' });
    await expect(page).toHaveURL(/\?game=moongate$/);
    await expect(cards(page).filter({ hasText: 'Saltwatch' })).toHaveCount(0);
    const history = page.getByRole('region', { name: 'Claimed rewards' });
    // Ten claims, and a discount code between them.
    await expect(history.getByRole('listitem')).toHaveCount(11);
    await history.getByRole('button', { name: 'Show older claims' }).click();
    await expect.poll(() => history.getByRole('listitem').count()).toBeGreaterThan(20);
  });

  test('in German has the search beside the order, and the prices of a row of cards on one line', async ({ page }) => {
    await sendReadsSingly(page.context());
    await page.route('**/club/website/newbalance', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': siteUrl }, json: { units: 9000, expiring: [] } }),
    );
    await openAsDemoPlayer(page, '/de-DE/rewards', 'de-DE');
    const listed = page.getByRole('region', { name: textsIn('de-DE')('rewards.player.games') });
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    };
    expect(await middleOf(listed.getByRole('combobox', { name: textsIn('de-DE')('rewards.order') }))).toBe(
      await middleOf(listed.getByRole('searchbox')),
    );
    const prices = listed.getByRole('article').getByText(/^[\d.]+$/);
    await expect(prices.first()).toHaveText('1.500');
    const places = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => middleOf(prices.nth(index))));
    expect(new Set(places).size).toBe(1);
  });

  test('shows a visitor the visitors’ page', async ({ page, request }) => {
    const html = await (await request.get('/rewards')).text();
    expect(html).not.toContain('Your wishlist');
    await page.goto('/rewards');
    await expect(page.getByRole('main').getByRole('button', { name: 'Join the Club' }).first()).toBeVisible();
  });

  test('has its first reward within two screens of a phone, for players and visitors', async ({ page }) => {
    const height = 740;
    await resize(page, { width: 360, height });
    const firstCard = cards(page).first();
    const listed = page.getByRole('region', { name: 'In your games' }).getByRole('article').first();
    // The list replaces its first cards while it loads.
    const topOf = (card: Locator) => async () => (await card.boundingBox())?.y ?? Infinity;
    await page.goto('/rewards');
    await expect(firstCard).toBeVisible();
    await expect.poll(topOf(firstCard)).toBeLessThan(2 * height);
    await openAsDemo(page, '/rewards');
    await expect(listed).toBeVisible();
    await expect.poll(topOf(listed)).toBeLessThan(2 * height);
  });

  test('shows a newcomer the whole catalog', async ({ page }) => {
    await signOn(page.context(), await newPlayer());
    await page.goto('/rewards');
    const catalog = page.getByRole('region', { name: 'All rewards' });
    await expect(catalog.getByRole('article')).toHaveCount(24);
    await catalog.getByRole('article').first().getByRole('button').last().click();
    await expect(page.getByRole('dialog').getByText('How to unlock it')).toBeVisible();
    await expect(page).toHaveURL(/reward=/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing claimed yet' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });

  test.describe('when the services fail', () => {
    test.use({ expectedErrors: /status of 404/ });

    for (const [part, path] of [
      ['We couldn’t load the rewards', /rewards\/details/],
      ['We couldn’t load your wishlist', /club\/wishlist/],
      ['Claimed rewards', /rewards\/claims/],
    ] as const) {
      const details = inMatrixUnless(part === 'We couldn’t load the rewards');
      test(`${part}: shows an error in its place, and loads on retry`, details, async ({ page }) => {
        const restore = await failAt(page, path);
        await signOn(page.context(), demoPlayer);
        await page.goto('/rewards');
        const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: part }) });
        await expect(error).toBeVisible();
        expect(await violationsIn(page)).toEqual([]);
        await restore();
        await error.getByRole('button', { name: 'Try again' }).click();
        await expect(error).toHaveCount(0);
        await expect(cards(page).first()).toBeVisible();
      });
    }
  });
});

const wishesResponse = z.object({ wishes: z.array(z.object({ reward: z.object({ name: z.string() }) })) });
const wishesOf = async ({ ticket }: Player) =>
  (await fetchFromPlatform('/v1/profiles/me/club/wishlist', wishesResponse, { ticket })).wishes.map(
    ({ reward }) => reward.name,
  );

test.describe('the wishlist', () => {
  test('keeps an added reward, shows the missing Units, and drops a removed one', async ({ page }) => {
    const { player, balance, rewards } = await openGameRewards(page);
    const dear = rewards.find(({ value }) => value > balance);
    if (!dear) throw new Error('The player can pay for everything.');
    const card = await findReward(page, dear.name);
    const wish = { name: `Add ${dear.name} to your wishlist` };
    await card.getByRole('button', wish).click();
    const added = card.getByRole('button', { ...wish, pressed: true });
    await expect(added.locator('use'), 'the mark of a wish is filled').not.toHaveCSS('fill', 'none');
    await expect.poll(() => wishesOf(player)).toEqual([dear.name]);

    await page.goto('/rewards');
    const wishlist = page.getByRole('region', { name: 'Your wishlist' });
    await expect(wishlist.getByRole('article')).toContainText(`${dear.value - balance} to go`);
    await wishlist.getByRole('button', wish).click();
    await expect(wishlist.getByRole('button', { ...wish, pressed: false })).toBeFocused();
    await expect.poll(() => wishesOf(player)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  });

  test('notifies once that a wish is affordable, with a mark until the player opens the wishlist', async ({ page }) => {
    const { player, balance } = await playerWithUnits(30);
    const offer = z.object({
      rewards: z.array(z.object({ rewardId: z.string(), name: z.string(), value: z.number() })),
    });
    const { rewards } = await fetchFromPlatform('/v1/spaces/club/rewards?rarityId=COMMON&limit=60', offer);
    const affordable = rewards.find(({ value }) => value <= balance);
    if (!affordable) throw new Error('Nothing is affordable.');
    await fetchFromPlatform(`/v1/profiles/me/club/wishlist/${affordable.rewardId}`, z.object({}), {
      method: 'PUT',
      ticket: player.ticket,
    });
    await signOn(page.context(), player);
    await page.goto('/units');
    const news = page.getByText(`You can now afford ${affordable.name}`, { exact: true });
    const mark = page.getByRole('link', { name: 'You can now afford 1 reward on your wishlist' });
    await expect(news).toBeVisible();
    await expect(mark).toBeVisible();

    await page.reload();
    await expect(mark).toBeVisible();
    await expect(news).toHaveCount(0);

    await mark.click();
    await expect(page).toHaveURL(/\/rewards$/);
    await expect(page.getByRole('region', { name: 'Your wishlist' }).getByText('Within reach')).toBeVisible();
    await expect(mark).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your wishlist' })).toBeVisible();
    await expect(mark).toHaveCount(0);
  });

  test.describe('when a change cannot be saved', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('reverts it and shows an error', async ({ page }) => {
      const { player, cheapest: reward } = await openGameRewards(page);
      await failAt(page, new RegExp(`^${platformUrl}/v1/profiles/me/club/wishlist/`));
      const card = await findReward(page, reward.name);
      await card.getByRole('button', { name: `Add ${reward.name} to your wishlist` }).click();
      await expect(page.getByText(`We couldn’t add ${reward.name} to your wishlist`)).toBeVisible();
      await expect(card.getByRole('button', { name: `Add ${reward.name} to your wishlist` })).toBeVisible();
      expect(await wishesOf(player)).toEqual([]);
    });
  });
});

import { accessibilityTree } from './support/accessibilityTree';
import { announcementsIn, recordAnnouncements } from './support/announcements';
import { confirmEmail } from './support/emails';
import { ledgerOf } from './support/games';
import { firstOffered, rewardsOn } from './support/newcomers';
import { comeBack } from './support/pages';
import { newcomer, playGame, ticketOf } from './support/players';
import { accountButton, fillSignUp, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';
import { chooseLanguage } from './support/language';

for (const path of ['/', '/rewards', '/sam'])
  test(`on the first load, a screen reader finds all headings and links of ${path}`, async ({ page }) => {
    await page.goto(path);
    const tree = await accessibilityTree(page);
    const namesOf = (role: string) => tree.flatMap((node) => (node.role === role ? node.name : []));
    for (const role of ['heading', 'link'] as const) {
      const inDocument = await page.getByRole(role).all();
      expect(namesOf(role), role).toHaveLength(inDocument.length);
      expect(namesOf(role), role).not.toContain('');
    }
  });

test('by screen reader: joins, plays, banks, claims, changes the language and signs out', async ({ page }) => {
  test.slow();
  const person = newcomer();
  const [banner, main] = [page.getByRole('banner'), page.getByRole('main')];
  await recordAnnouncements(page);
  const heard = async (text: string) => (await announcementsIn(page)).filter((one) => one.includes(text)).length;
  const expectHeard = (text: string) => expect.poll(() => heard(text), text).toBe(1);

  await test.step('join: the dialog, the form and every field have names', async () => {
    await page.goto('/discount');
    await banner.getByRole('button', { name: 'Join the Club' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Create account":
        - heading "Create account" [level=2]
        - iframe
    `);
    const widget = widgetIn(page);
    await expect(widget.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - navigation "Log in or create an account":
          - link "Log in"
          - link "Create account"
        - link "Close"
        - textbox "Email"
        - textbox "Password"
        - button "Show password"
        - textbox "Name other players see"
        - group "Date of birth":
          - textbox "Month"
          - textbox "Day"
          - textbox "Year"
        - combobox "Country"
        - checkbox /^Email me news and offers/
        - checkbox /^Email me offers/
        - button "Create account"
    `);
    await fillSignUp(widget, person);
    await widget.getByRole('button', { name: 'Create account' }).click();
    await expect(banner).toMatchAriaSnapshot(`
      - banner:
        - link "Meridian Club"
        - navigation "Main":
          - list:
            - listitem:
              - link "Dashboard"
        - link "0 Units"
        - button "Your account, ${person.name}"
    `);
    await expectHeard('Signing you in');
    await expectHeard('Dashboard | Meridian Club');
  });

  const weekly = await test.step('play: the steps, a challenge with its stars, and its activation', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "${person.name}" [level=1]
        - heading "Your sky is still empty" [level=2]
        - heading "Start with any of these" [level=2]
        - list:
          - listitem: Activate a challenge here
          - listitem: Play the game with this account
          - listitem: Come back and bank the Units
    `);
    const first = await firstOffered(page);
    const row = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: first.name, exact: true }) });
    await expect(row).toMatchAriaSnapshot(`
      - listitem:
        - heading "${first.name}" [level=3]
        - group /^0 of \\d+ done, ${first.reward.units} Units in all$/:
          - list:
            - listitem: /^At \\d+. \\d+ Units$/
        - button "Activate"
    `);
    await row.getByRole('button', { name: 'Activate' }).click();
    await expect(row).toMatchAriaSnapshot(`
      - listitem:
        - heading "${first.name}" [level=3]
        - paragraph: /^0 of \\d+$/
    `);
    await expectHeard(`${first.name} is active`);
    return first;
  });

  await test.step('bank: the button names what it banks, and the result is announced once', async () => {
    await playGame(person, weekly.gameSlug);
    await comeBack(page);
    await expectHeard('Since your last visit');
    await main.getByRole('button', { name: `Bank ${weekly.reward.units} Units` }).click();
    await expectHeard(`${weekly.reward.units} Units banked`);
    const [last] = await ledgerOf({ ...person, userId: '', ticket: await ticketOf(person) });
    await expect(banner).toMatchAriaSnapshot(`
      - banner:
        - link "${last?.balanceAfter} Units"
    `);
  });

  await test.step('claim: the price, the balance after it, and the receipt', async () => {
    await confirmEmail(person.email);
    const card = rewardsOn(page).first().getByRole('heading').getByRole('button');
    const name = (await card.textContent()) ?? '';
    await card.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Claim ${name}":
        - heading /^Use \\d+ Units for ${name}/ [level=2]
        - img /Units used, those that expire soonest first$/
        - list:
          - listitem:
            - text: /^Expiring on [A-Z][a-z]+ \\d+, \\d{4}$/
        - paragraph: /^Balance \\d+$/
        - paragraph: /^Remaining balance \\d+$/
        - button /^Use \\d+ Units$/
        - button "Not now"
        - button "Close"
    `);
    await dialog.getByRole('button', { name: /^Use \d+ Units$/ }).click();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Claim ${name}":
        - heading "It’s yours" [level=2]
        - list:
          - listitem:
            - text: Your balance now
            - strong: /^\\d+ Units$/
        - button "Done"
        - link "See your Units"
    `);
    await expectHeard(`${name} is yours.`);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "${person.name}" [level=1]
        - term: Rewards
        - definition: "1"
    `);
  });

  await test.step('change the language: names and landmarks speak it, and the focus is on one of them', async () => {
    await accountButton(page).click();
    await chooseLanguage(banner.getByRole('region', { name: 'Account' }), 'fr-FR');
    await expect(banner).toMatchAriaSnapshot(`
      - banner:
        - navigation "Principal":
          - list:
            - listitem:
              - link "Tableau de bord"
        - button "Votre compte, ${person.name}"
    `);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(accountButton(page, 'fr-FR')).toBeFocused();
  });

  await test.step('everything was announced once', async () => {
    const announced = [
      // Not a second time as a dialog changes the address.
      'Dashboard | Meridian Club',
      `${weekly.name} is active`,
      'Since your last visit',
      `${weekly.reward.units} Units banked`,
      ' is yours.',
    ];
    expect(await Promise.all(announced.map(heard))).toEqual(announced.map(() => 1));
  });

  await test.step('sign out: the visitor’s landmarks, and the focus on the page', async () => {
    await accountButton(page, 'fr-FR').click();
    await banner.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(banner).toMatchAriaSnapshot(`
      - banner:
        - navigation "Principal"
        - button "Se connecter"
    `);
    await expect(main).toBeFocused();
  });
});

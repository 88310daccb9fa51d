import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { pathOf, simplePages } from '../routes';
import { activate, anyWeeklyChallenge, bank, ledgerOf, newsIn, openRewards } from './support/games';
import { newPlayer, playGame } from './support/players';
import { siteUrl } from './support/settings';
import { engines, missingFor, type Session } from './support/webDriver';

/** The Enter key, as WebDriver types it. */
const enter = '\uE007';

const element = z.record(z.string(), z.string());

/** A person at a browser: presses and reads what is on the screen. */
function personAt({ send }: Session) {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const until = (script: string, ...args: unknown[]) =>
    expect.poll(() => run(script, ...args), { timeout: 30_000, message: `${script} ${args.join()}` }).toBeTruthy();
  const shown = `[...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility() && !one.closest('[inert]') &&
    (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(arguments[1]))`;
  const find = async (selector: string, text = '') => {
    await until(`return Boolean(${shown})`, selector, text);
    return element.parse(await run(`return ${shown}`, selector, text));
  };
  const idOf = (found: z.infer<typeof element>) => Object.values(found)[0];
  const untilHydrated = () => until('return document.documentElement.dataset.hydrated !== undefined');
  return {
    run,
    until,
    /** Waits for what a page loads, too: what arrives moves the parts below it, and a press would land beside them. */
    open: async (path: string) => {
      await send('Navigate', { url: siteUrl + path });
      await untilHydrated();
      await until(`return document.querySelector('main [data-skeleton], main [aria-busy=true]') === null`);
    },
    press: async (part: string, text: string) =>
      send('ElementClick', { id: idOf(await find(`${part} :is(a, button):not([aria-disabled=true])`, text)) }),
    type: async (selector: string, text: string) => {
      const id = idOf(await find(selector));
      await send('ElementClick', { id });
      await send('ElementSendKeys', { id, text });
    },
    sees: (text: string) => until('return document.body.innerText.includes(arguments[0])', text),
    inFrame: async (selector: string, work: () => Promise<void>) => {
      const frame = await find(selector);
      await send('SwitchToFrame', { id: frame, element: frame });
      await work();
      await send('SwitchToFrame', { id: null });
    },
    openWindow: async () => {
      const { handle } = z.object({ handle: z.string() }).parse(await send('NewWindow', { type: 'window' }));
      await send('SwitchToWindow', { handle });
      await send('SetWindowRect', { width: 1280, height: 900 });
      return () => send('SwitchToWindow', { handle });
    },
  };
}

for (const [name, engine] of Object.entries(engines)) {
  test(`${name}: fourteen pages, sign-in, claim, undo, two windows, Back and Forward`, async () => {
    test.setTimeout(300_000);
    const missing = missingFor(engine);
    if (missing && process.env.CI) throw new Error(missing);
    test.skip(missing !== undefined, missing);

    const [player, weekly, [article]] = [await newPlayer(), await anyWeeklyChallenge(), await newsIn('en-US')];
    await activate(player, weekly);
    await playGame(player, weekly.gameSlug);
    await bank(player, weekly);
    const [reward] = await openRewards(player, weekly.spaceId);
    if (!reward || !article) throw new Error('There is no reward or no article.');

    const session = await engine.start();
    try {
      const person = personAt(session);
      const toFirstWindow = await person.openWindow();
      const game = { page: 'game', params: { game: weekly.gameSlug, platform: 'PC', section: 'rewards' } } as const;
      const addresses = [
        pathOf({ page: 'index' }),
        ...simplePages.map((page) => pathOf({ page })),
        pathOf(game),
        pathOf({ page: 'news-details', params: { newsId: article.newsId } }),
      ];

      await test.step('signs in', async () => {
        await person.open('/discount');
        await person.press('header', 'Sign in');
        await person.inFrame('[role=dialog] iframe', async () => {
          await person.type('#connect-email', player.email);
          await person.type('#connect-password', `${player.password}${enter}`);
        });
        await person.until(`return location.pathname === '/dashboard'`);
        await person.sees(player.name);
      });

      await test.step('opens every page', async () => {
        for (const address of addresses) {
          await person.open(address);
          await person.until(`return document.querySelectorAll('h1').length === 1`);
        }
      });

      await test.step('claims a reward, and undoes it', async () => {
        await person.open(`${pathOf(game)}?reward=${reward.rewardId}`);
        await person.press('[role=dialog]', `Use ${reward.value} Units`);
        await person.sees('It’s yours');
        await person.press('[role=dialog]', 'Undo claim');
        await person.sees(`Undo your claim of ${reward.name}`);
        await person.press('[role=dialog]', 'Undo claim');
        await person.press('[role=dialog]', 'Done');
        expect((await ledgerOf(player)).map(({ kind }) => kind).slice(0, 2)).toEqual(['refunded', 'spent']);
      });

      await test.step('goes back and forward', async () => {
        await person.open('/rewards');
        await person.press('footer', 'Accessibility');
        await person.until(`return location.pathname === '/accessibility'`);
        await person.run('history.back()');
        await person.until(`return location.pathname === '/rewards'`);
        await person.sees('Claimed rewards');
        await person.run('history.forward()');
        await person.until(`return location.pathname === '/accessibility'`);
      });

      await test.step('signs out in another tab', async () => {
        await person.openWindow();
        await person.open('/units');
        await person.press('header', 'Your account');
        await person.press('header', 'Sign out');
        await person.press('header', 'Sign in');
        await toFirstWindow();
        await person.sees('Your session has ended.');
      });
    } finally {
      await session.close();
    }
  });
}

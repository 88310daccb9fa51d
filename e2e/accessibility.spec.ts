import type { Page } from '@playwright/test';
import { pathOf, visitorPages } from '../routes';
import { violationsIn } from './support/axe';
import { demoPlayer, signOn } from './support/players';
import { platformUrl } from './support/settings';
import { accountButton, widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

interface Screen {
  path: string;
  /** A player's screen: looked at once the player's own is there. */
  isPlayers?: boolean;
  /** Takes axe more than the time of one test. */
  isLong?: boolean;
  /** What shows when the screen is complete. */
  ready?: (page: Page) => Promise<void>;
}

const hasNoSkeletons = async (page: Page) => {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Every page of a visitor, in a language of short words, one of long ones and one without spaces. */
const pagesInLanguages = Object.fromEntries(
  (['en-US', 'de-DE', 'ja-JP'] as const).flatMap((locale) =>
    visitorPages.map((page) => [`${page} in ${locale}`, { path: pathOf({ page }, locale) }]),
  ),
);

const screens: Record<string, Screen> = {
  ...pagesInLanguages,
  'an article': { path: '/news/hollow-north-winter-road' },
  'an unknown address': { path: '/nope' },
  'the login modal': {
    path: '/discount',
    ready: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await expect(widgetIn(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    },
  },
  dashboard: { path: '/dashboard', isPlayers: true, ready: hasNoSkeletons },
  games: { path: '/games', isPlayers: true, ready: hasNoSkeletons },
  friends: { path: '/friends', isPlayers: true, ready: hasNoSkeletons },
  'the rewards of a game': { path: '/game/saltwatch/PC/rewards', isPlayers: true, ready: hasNoSkeletons },
  'a player’s challenges': { path: '/challenges', isPlayers: true, ready: hasNoSkeletons },
  'the challenges of a game': { path: '/game/saltwatch/PC/challenges', isPlayers: true, ready: hasNoSkeletons },
  // Long as a book, and its parts repeat: axe needs more time for it.
  'the calls of the services': { path: `${platformUrl}/docs`, isLong: true },
  'a player’s Units': { path: '/units', isPlayers: true, ready: hasNoSkeletons },
};

for (const [name, { path, isPlayers = false, isLong = false, ready }] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ expectedNoise: path === '/nope' ? /status of 404/ : /^$/ });

    test('has nothing that axe finds wrong', async ({ page, context }) => {
      test.slow(isLong);
      if (isPlayers) await signOn(context, demoPlayer);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        if (isPlayers) await expect(accountButton(page)).toBeVisible();
        await ready?.(page);
        expect(await violationsIn(page), `${width} px wide`).toEqual([]);
      }
    });
  });
}

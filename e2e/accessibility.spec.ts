import type { Page } from '@playwright/test';
import { pathOf, visitorPages } from '../routes';
import { expectNoViolationsAt } from './support/axe';
import { expectLoaded, openAsDemoPlayer } from './support/pages';
import { platformUrl } from './support/settings';
import { widgetIn } from './support/signOnWidget';
import { expect, test } from './support/test';

interface AuditedScreen {
  path: string;
  /** True for a screen of the signed-in demo player. */
  isPlayers?: boolean;
  /** True for a page that axe needs more time for. */
  isLong?: boolean;
  /** Brings the screen into the state that is audited. */
  ready?: (page: Page) => Promise<void>;
}

/** Every page of a visitor, in a language with short words, one with long words and one without spaces. */
const pagesInLanguages = Object.fromEntries(
  (['en-US', 'de-DE', 'ja-JP'] as const).flatMap((locale) =>
    visitorPages.map((page) => [`${page} in ${locale}`, { path: pathOf({ page }, locale) }]),
  ),
);

const screens: Record<string, AuditedScreen> = {
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
  dashboard: { path: '/dashboard', isPlayers: true },
  games: { path: '/games', isPlayers: true },
  friends: { path: '/friends', isPlayers: true },
  'the rewards of a game': { path: '/game/saltwatch/PC/rewards', isPlayers: true },
  'a player’s challenges': { path: '/challenges', isPlayers: true },
  'the challenges of a game': { path: '/game/saltwatch/PC/challenges', isPlayers: true },
  'the calls of the services': { path: `${platformUrl}/docs`, isLong: true },
  'a player’s Units': { path: '/units', isPlayers: true },
};

for (const [name, { path, isPlayers = false, isLong = false, ready }] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({ expectedErrors: path === '/nope' ? /status of 404/ : /^$/ });

    test('passes axe', async ({ page }) => {
      test.slow(isLong);
      if (isPlayers) await openAsDemoPlayer(page, path);
      else await page.goto(path);
      await ready?.(page);
      if (!isPlayers) await expectLoaded(page);
      await expectNoViolationsAt(page, [1280, 360]);
    });
  });
}

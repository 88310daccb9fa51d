import type { Page } from '@playwright/test';
import { pathOf, visitorPages } from '../../routes';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { expectNoViolationsAt } from './axe';
import { expectLoaded, openAsDemoPlayer } from './pages';
import { test } from './test';

export interface AuditedScreen {
  path: string;
  /** True for a screen of the signed-in demo player. */
  isPlayers?: boolean;
  /** Brings the screen into the state that is audited. */
  ready?: (page: Page) => Promise<void>;
}

/** Every page of a visitor in these languages, by its title. */
export const visitorScreensIn = (...locales: SupportedLocale[]): Record<string, AuditedScreen> =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      visitorPages.map((page) => [`${page} in ${locale}`, { path: pathOf({ page }, locale) }]),
    ),
  );

/** Defines a test for each screen: axe finds nothing, on a desktop and on a phone. */
export function testAccessibilityOf(screens: Record<string, AuditedScreen>): void {
  for (const [name, { path, isPlayers = false, ready }] of Object.entries(screens)) {
    test.describe(name, () => {
      test.use({ expectedErrors: path === '/nope' ? /status of 404/ : /^$/ });

      test('passes axe', async ({ page }) => {
        if (isPlayers) await openAsDemoPlayer(page, path);
        else await page.goto(path);
        await ready?.(page);
        if (!isPlayers) await expectLoaded(page);
        await expectNoViolationsAt(page, [1280, 360]);
      });
    });
  }
}

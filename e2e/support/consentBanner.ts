import { pathOf, type visitorPages } from '../../routes';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { setVisitorCountry } from './measuring';
import { expect, test } from './test';
import { textsIn } from './texts';
import { resize } from './resize';

/** Defines a test for each language: the consent banner takes a fifth of a phone at most, and no main action. */
export function testConsentBannerIn(
  locales: readonly SupportedLocale[],
  pages: readonly (typeof visitorPages)[number][],
): void {
  for (const locale of locales) {
    test(`the consent banner leaves the main action of each page free on phones, in ${locale}`, async ({ page }) => {
      await setVisitorCountry(page, 'DE');
      await resize(page, { width: 360, height: 740 });
      const banner = page.getByRole('region', { name: textsIn(locale)('shell.consent.question') });
      for (const name of pages) {
        await page.goto(pathOf({ page: name }, locale));
        await expect(banner).toBeVisible();
        for (const height of [740, 640]) {
          await resize(page, { width: 360, height });
          expect((await banner.boundingBox())?.height, name).toBeLessThanOrEqual(height * 0.2);
          await expect.poll(() => page.evaluate(coversMainAction), { message: `${name} at ${height} px` }).toBe(false);
        }
      }
    });
  }
}

/** Runs in the browser: whether the consent banner lies over the first primary button of the page. */
function coversMainAction(): boolean {
  const buttons = [...document.querySelectorAll('main [data-main-action]')].map((each) => each.getBoundingClientRect());
  const action = buttons.find(({ height }) => height > 0);
  const banner = [...document.querySelectorAll('section')].find((each) => getComputedStyle(each).position === 'fixed');
  const box = banner?.getBoundingClientRect();
  if (!box) throw new Error('There is no banner.');
  return action !== undefined && box.top < window.innerHeight && action.bottom > box.top && action.top < box.bottom;
}

import type { Locator } from '@playwright/test';
import type { SupportedLocale } from '../../services/locale/supportedLocales';

/** The language selector within a part of the page: a disclosure of links. */
export const languageSelector = (part: Locator) =>
  part.locator('details').filter({ has: part.page().locator('a[lang]') });

/** Opens the language selector within a part of the page, and chooses a language. */
export async function chooseLanguage(part: Locator, locale: SupportedLocale): Promise<void> {
  const selector = languageSelector(part);
  await selector.locator('summary').click();
  await selector.locator(`a[lang="${locale}"]`).click();
}

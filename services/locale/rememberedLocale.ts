import { isSupportedLocale, type SupportedLocale } from './supportedLocales';

/** Local storage key: the language that was chosen in this browser. */
export const rememberedLocaleKey = 'club-language';

/** Session storage key: the address got its locale from the browser's languages, not from a link or a choice. */
export const detectedLocaleKey = 'club-language-detected';

/** The language that was chosen in this browser, or null. */
export function readRememberedLocale(): SupportedLocale | null {
  const locale = withStorage(() => localStorage.getItem(rememberedLocaleKey));
  return locale !== null && isSupportedLocale(locale) ? locale : null;
}

/** Remembers the chosen language for addresses without a locale; without storage it lasts as long as the address. */
export function rememberLocale(locale: SupportedLocale): void {
  withStorage(() => {
    localStorage.setItem(rememberedLocaleKey, locale);
    sessionStorage.removeItem(detectedLocaleKey);
    return null;
  });
}

/** True when this tab's address has the locale that was detected, so that an account's language may replace it. */
export const isLocaleDetected = (): boolean => withStorage(() => sessionStorage.getItem(detectedLocaleKey)) !== null;

/** Storage may be blocked. */
function withStorage(use: () => string | null): string | null {
  try {
    return use();
  } catch {
    return null;
  }
}

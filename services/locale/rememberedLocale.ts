import { withStorage } from '../http/withStorage';
import { detectedLocaleKey, rememberedLocaleKey } from './localeKeys';
import { isSupportedLocale, type SupportedLocale } from './supportedLocales';

export function readRememberedLocale(): SupportedLocale | null {
  const locale = withStorage(() => localStorage.getItem(rememberedLocaleKey));
  return locale !== null && isSupportedLocale(locale) ? locale : null;
}

/** Null forgets it. */
export function rememberLocale(locale: SupportedLocale | null): void {
  withStorage(() => {
    if (locale === null) localStorage.removeItem(rememberedLocaleKey);
    else localStorage.setItem(rememberedLocaleKey, locale);
    sessionStorage.removeItem(detectedLocaleKey);
  });
}

/** True when this tab's address has the locale that was detected, so that an account's language may replace it. */
export const isLocaleDetected = (): boolean => withStorage(() => sessionStorage.getItem(detectedLocaleKey)) !== null;

import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

import { readSearch } from '../../store/router/rules';
import { defaultLocale, isSupportedLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import type { Destination } from '../../routes';

export const neverChanges = () => () => undefined;

/** Whether the address contains the locale. On the server `/` and `/en-US` are the same HTML. */
function useIsPrefixed(locale: SupportedLocale): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => locale !== defaultLocale || new RegExp(`^/${locale}(/|$)`, 'i').test(window.location.pathname),
    () => locale !== defaultLocale,
  );
}

/** Whether the site is embedded in the publisher's desktop app: the query has nav=0 (spec 1, Page shell). */
export function useIsEmbedded(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readSearch(window.location.search).get('nav') === '0',
    () => false,
  );
}

/** Equal on the server and at hydration. */
export function usePlace() {
  const router = useRouter();
  const locale = router.locale !== undefined && isSupportedLocale(router.locale) ? router.locale : defaultLocale;
  const isPrefixed = useIsPrefixed(locale);
  const isEmbedded = useIsEmbedded();
  return {
    locale,
    /** The same as in the current address; undefined for none. */
    prefix: isPrefixed ? locale : undefined,
    isEmbedded,
    keepEmbedded: (destination: Destination): Destination =>
      isEmbedded ? { ...destination, query: { ...destination.query, nav: '0' } } : destination,
  };
}

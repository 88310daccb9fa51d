import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

import { defaultLocale, isSupportedLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import type { Destination } from '../../routes';

const neverChanges = () => () => undefined;

/** Whether the address shows the locale. The server cannot tell `/` from `/en-US`: both share one HTML. */
function useIsPrefixed(locale: SupportedLocale): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => locale !== defaultLocale || new RegExp(`^/${locale}(/|$)`, 'i').test(window.location.pathname),
    () => locale !== defaultLocale,
  );
}

/** Whether the site is embedded in the publisher's desktop app: the address says nav=0 (spec 1, Page shell). */
export function useIsEmbedded(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(window.location.search).get('nav') === '0',
    () => false,
  );
}

export interface Place {
  locale: SupportedLocale;
  /** The locale to put in front of links, so that the reader stays on the variant they are on; undefined for none. */
  prefix: SupportedLocale | undefined;
  isEmbedded: boolean;
  /** The destination as a link from here leads to it: nav=0 is kept. */
  keepEmbedded: (destination: Destination) => Destination;
}

/** Where the reader is, as far as links must know it. Equal on the server and at hydration. */
export function usePlace(): Place {
  const router = useRouter();
  const locale = router.locale !== undefined && isSupportedLocale(router.locale) ? router.locale : defaultLocale;
  const isPrefixed = useIsPrefixed(locale);
  const isEmbedded = useIsEmbedded();
  return {
    locale,
    prefix: isPrefixed ? locale : undefined,
    isEmbedded,
    keepEmbedded: (destination) =>
      isEmbedded ? { ...destination, query: { ...destination.query, nav: '0' } } : destination,
  };
}

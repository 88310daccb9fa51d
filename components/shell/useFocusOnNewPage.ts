import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { mainId } from './Main';

/**
 * After a change of page the keyboard goes on from the new page's beginning, as after a full load; Next itself announces
 * the title. A change of language, section or query stays where the reader is.
 */
export function useFocusOnNewPage(): void {
  const { pathname, query, locale } = useRouter();
  const place = [pathname, query.game, query.platform, query.newsId].join(' ');
  const last = useRef({ place, locale });

  useEffect(() => {
    const hasMoved = last.current.place !== place && last.current.locale === locale;
    last.current = { place, locale };
    if (hasMoved) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [place, locale]);
}

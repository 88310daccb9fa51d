import Router from 'next/router';
import { scrollWhenLongEnough } from './keepScroll';

/** Where the page that was left last in this tab was scrolled to, and its address. */
const placeKey = 'club_left_at';

/**
 * Restores the scroll position after a reload of a page whose content loads after the sign-in: the browser gives up before. Call it
 * once, for players: prerendered pages have their length from the start.
 */
export function keepScrollOverReload(): void {
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(placeKey, `${window.scrollY} ${window.location.href}`);
    } catch {
      // The browser stores nothing: the page then begins at its top.
    }
  });
  const top = topBeforeLoad();
  if (top > 0) Router.events.on('routeChangeStart', scrollWhenLongEnough(top));
}

/** The scroll position of this address in px if the page was loaded again, by a reload or from another site; otherwise 0. */
function topBeforeLoad(): number {
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isAgain = loads.some((load) => 'type' in load && load.type !== 'navigate');
  try {
    const [top, url] = (sessionStorage.getItem(placeKey) ?? '').split(' ');
    return isAgain && url === window.location.href ? Number(top) : 0;
  } catch {
    return 0;
  }
}

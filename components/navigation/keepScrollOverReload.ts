import Router from 'next/router';
import { withStorage } from '../../services/http/withStorage';
import { scrollWhenLongEnough } from './keepScroll';

/** Where the page that was left last in this tab was scrolled to, and its address. */
const placeKey = 'club_left_at';

/**
 * Restores the scroll position after a reload of a page whose content loads after the sign-in: the browser gives up before. Call it
 * once, for players: prerendered pages have their length from the start.
 */
export function keepScrollOverReload(): void {
  window.addEventListener('pagehide', () => {
    // Where the browser stores nothing, the page begins at its top.
    withStorage(() => sessionStorage.setItem(placeKey, `${window.scrollY} ${window.location.href}`));
  });
  const top = topBeforeLoad();
  if (top > 0) Router.events.on('routeChangeStart', scrollWhenLongEnough(top));
}

/** The scroll position of this address in px if the page was loaded again, by a reload or from another site; otherwise 0. */
function topBeforeLoad(): number {
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isAgain = loads.some((load) => 'type' in load && load.type !== 'navigate');
  const [top, url] = withStorage(() => sessionStorage.getItem(placeKey))?.split(' ') ?? [];
  return isAgain && url === window.location.href ? Number(top) : 0;
}

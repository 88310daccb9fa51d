import Router from 'next/router';
import { withStorage } from '../../services/http/withStorage';
import { scrollWhenLongEnough } from './keepScroll';

/** Where the page at the address was scrolled to when it was left last in this tab. */
const placeKey = () => `club_left_at ${window.location.href}`;

let isKept = false;

/**
 * Restores the scroll position after a reload of a page whose content loads after the page itself: the browser gives up before.
 * Only the first call does anything. Prerendered pages have their length from the start.
 */
export function keepScrollOverReload(): void {
  if (isKept) return;
  isKept = true;
  window.addEventListener('pagehide', () => {
    // Where the browser stores nothing, the page begins at its top.
    withStorage(() => sessionStorage.setItem(placeKey(), String(window.scrollY)));
  });
  const top = topBeforeLoad();
  if (top > 0) Router.events.on('routeChangeStart', scrollWhenLongEnough(top));
}

/** The scroll position of this address in px if the page was loaded again, by a reload or Back; otherwise 0. */
function topBeforeLoad(): number {
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isAgain = loads.some((load) => 'type' in load && load.type !== 'navigate');
  return isAgain ? Number(withStorage(() => sessionStorage.getItem(placeKey()))) : 0;
}

import Router from 'next/router';
import { withStorage } from '../../services/http/withStorage';
import { lengthOfMain, scrollWhenLongEnough } from './keepScroll';

/** Where the page at the address was scrolled to when it was left last in this tab, and its length above the footer: "900 4655". */
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
    withStorage(() => sessionStorage.setItem(placeKey(), `${window.scrollY} ${lengthOfMain()}`));
  });
  const [top = 0, length] = placeBeforeLoad();
  if (top > 0) Router.events.on('routeChangeStart', scrollWhenLongEnough(top, length));
}

/** What `placeKey` has, in px, if the page was loaded again, by a reload or Back. */
function placeBeforeLoad(): number[] {
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const isAgain = loads.some((load) => 'type' in load && load.type !== 'navigate');
  const place = isAgain ? withStorage(() => sessionStorage.getItem(placeKey())) : null;
  return place?.split(' ').map(Number) ?? [];
}

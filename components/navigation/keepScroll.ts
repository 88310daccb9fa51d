import Router from 'next/router';
import { withStorage } from '../../services/http/withStorage';
import { restoreScrollBy } from './historyEntries';

const nowhere = { url: '', top: 0 };

/** How long after Back a page may take to load its content, in ms. */
const loadingTimeMs = 10_000;

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position after Back on pages that load their content: Next restores it at once, when a page of
 * placeholders may still be too short. Leaves it to the browser if the page itself is loaded again, which Next does not
 * restore. Call it before the router is created.
 *
 * Reported as https://github.com/vercel/next.js/issues/3303, closed as solved by the App Router alone. It reads what
 * `experimental.scrollRestoration` writes, `__next_scroll_` in the session storage, and can go once Next waits for the page's length.
 */
export function keepScroll(): void {
  let left = nowhere;
  let stop = () => {};
  let shown = '';
  const lengths = new Map<string, number>();
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => {
      restoreScrollBy('browser');
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) restoreScrollBy('router');
    });
  }
  Router.ready(() => {
    shown = window.location.href.slice(window.location.origin.length);
    window.addEventListener('popstate', ({ state }) => {
      left = storedPosition(state);
    });
    Router.events.on('routeChangeStart', (url: string) => {
      stop();
      lengths.set(shown, lengthOfMain());
      // Another page is opened meanwhile.
      if (left.url !== url) left = nowhere;
    });
    Router.events.on('routeChangeComplete', (url: string) => {
      shown = url;
      // Of a page that Back does not lead to: a link's, or the one that an early Back leads away from.
      if (left.url !== url) return;
      if (left.top > 0) stop = scrollWhenLongEnough(left.top, lengths.get(url));
      left = nowhere;
    });
  });
}

/** The length of the page above its footer, in px. */
export const lengthOfMain = () => document.querySelector('main')?.offsetHeight ?? 0;

/**
 * Holds the footer meanwhile where it was, or below the window, where placeholders are shorter than what they stand for, and keeps
 * the browser from moving the page: it keeps what is below a list in view as the list grows. `length` is what `lengthOfMain` was.
 */
export function scrollWhenLongEnough(top: number, length = Infinity): () => void {
  const { documentElement: page } = document;
  const main = document.querySelector('main');
  const place = () => {
    const isLongEnough = page.scrollHeight - window.innerHeight >= top;
    if (isLongEnough && window.scrollY !== top) window.scrollTo(0, top);
  };
  const resizes = new ResizeObserver(place);
  const stop = () => {
    resizes.disconnect();
    page.style.overflowAnchor = '';
    if (main) main.style.minHeight = '';
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  const timer = setTimeout(stop, loadingTimeMs);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  page.style.overflowAnchor = 'none';
  if (main) main.style.minHeight = `${Math.min(top + window.innerHeight, length)}px`;
  resizes.observe(document.body);
  return stop;
}

/** As Next stored it, in px; 0 without one. */
function storedPosition(state: unknown): { url: string; top: number } {
  if (typeof state !== 'object' || state === null || !('key' in state && 'as' in state)) return nowhere;
  const stored = withStorage<unknown>(() =>
    JSON.parse(sessionStorage.getItem(`__next_scroll_${String(state.key)}`) ?? ''),
  );
  const top = typeof stored === 'object' && stored !== null && 'y' in stored ? Number(stored.y) : 0;
  return { url: String(state.as), top };
}

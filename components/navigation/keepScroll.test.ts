import { waitFor } from '@testing-library/dom';
import { startNext } from './testing/startNext';

const keep = async () => (await import('./keepScroll')).keepScroll();

const resizes = new Set<() => void>();

/** jsdom has no layout: the observers are notified by `grow`. */
class TestResizeObserver {
  constructor(private readonly notify: () => void) {}
  observe() {
    resizes.add(this.notify);
  }
  disconnect() {
    resizes.delete(this.notify);
  }
}
Object.assign(globalThis, { ResizeObserver: TestResizeObserver });

/** How the page was opened; jsdom does not report it. */
const entries: { type: string }[] = [];
Object.assign(performance, { getEntriesByType: () => entries });

/** Makes the page `height` px long, and notifies those that observe it. */
function grow(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
  for (const notify of resizes) notify();
}

/** Leaves the page at 900 px for home, and comes back to a page that is still short. */
async function comeBack({ isHasty = false } = {}) {
  const { Router, scrollTo } = await startNext('/units', keep);
  Object.assign(window, { pageYOffset: 900, scrollY: 900 });
  await Router.push('/');
  Object.assign(window, { pageYOffset: 0, scrollY: 0 });
  scrollTo.mockClear();
  // The page that is left may be complete only after Back.
  const completeLate = () => {
    Router.events.emit('routeChangeComplete', '/');
  };
  if (isHasty) window.addEventListener('popstate', completeLate, { once: true });
  Router.back();
  await waitFor(() => expect(document.body).toHaveTextContent('Units'));
  // Next restores the position at once.
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
  await waitFor(() => expect(resizes.size).toBe(1));
  scrollTo.mockClear();
  return { scrollTo };
}

it('scrolls after Back to where the page was left, once its content has come, and stays there', async () => {
  const { scrollTo } = await comeBack();
  grow(800);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(5000);
  expect(scrollTo).toHaveBeenCalledWith(0, 900);

  // A page that gets short and long again while it loads is moved by the browser, until the reader moves it.
  expect(document.documentElement.style.overflowAnchor).toBe('none');
  Object.assign(window, { scrollY: 600 });
  grow(6000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('wheel'));
  expect(document.documentElement.style.overflowAnchor).toBe('');
  grow(7000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('scrolls to where the page was left after a Back that is pressed while another page opens', async () => {
  const { scrollTo } = await comeBack({ isHasty: true });
  grow(5000);
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
});

it('scrolls to where a page was left that is loaded again, once its content has come', async () => {
  entries.push({ type: 'reload' });
  const keepOverReload = async () => (await import('./keepScrollOverReload')).keepScrollOverReload();
  await startNext('/units?all=1', keep);
  await keepOverReload();
  Object.assign(window, { scrollY: 2100 });
  window.dispatchEvent(new Event('pagehide'));
  // A page that was opened from it, and from which Back loads it again.
  window.history.replaceState(null, '', '/reward/mask');
  Object.assign(window, { scrollY: 0 });
  window.dispatchEvent(new Event('pagehide'));

  resizes.clear();
  const { scrollTo } = await startNext('/units?all=1', keep);
  await keepOverReload();
  grow(800);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(5000);
  expect(scrollTo).toHaveBeenCalledWith(0, 2100);
});

import { isLostScript } from '../../../store/support/isLostScript';
import { paintAfterPress } from './paintAfterPress';

/** Pauses between attempts, in ms; the last one repeats. */
const pausesMs = [500, 2_000, 10_000];

/** A page that was itself loaded again is not loaded again so soon, in ms: its HTML may come from an old cache. */
const reloadPauseMs = 60_000;

interface Page {
  isOutdated: () => Promise<boolean>;
  reload: () => void;
}

let isReloading = false;

const browserPage: Page = {
  isOutdated: async () => {
    const manifest = `/_next/static/${window.__NEXT_DATA__.buildId}/_buildManifest.js`;
    const isGone = await fetch(manifest, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
    return isGone && !(wasReloaded() && performance.now() < reloadPauseMs);
  },
  // Several parts may be missing at once, and a second call would load the page twice.
  reload: () => {
    if (!isReloading) window.location.reload();
    isReloading = true;
  },
};

const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Loads code that a page needs later: `loadPart(() => import('./Dialog'))`. After a deploy the old code may be missing: the
 * page is then loaded again, once. Without a connection it waits and tries again, because Next remembers a failure and
 * would show nothing until the reader leaves the page. Rejects where the code itself fails.
 */
export async function loadPart<Part>(load: () => Promise<Part>, page: Page = browserPage): Promise<Part> {
  await paintAfterPress();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isLostScript(error)) throw error;
      if (await page.isOutdated()) {
        page.reload();
        return new Promise<never>(() => undefined);
      }
      await pause(pausesMs[Math.min(attempt, pausesMs.length - 1)]);
    }
  }
}

/** Ends early when the browser is back online. */
const pause = (ms: number | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/**
 * Loads code before the reader needs it. A failure changes nothing: `loadPart` loads it again once it is shown, and only then
 * may load the page again.
 */
export const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

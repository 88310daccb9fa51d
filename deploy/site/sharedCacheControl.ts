/** Seconds for which a shared cache may keep a page: how often pages are rebuilt, and how soon a deploy shows. */
export const freshSeconds = 60;
/** The same for a page that Next sends stale while it rebuilds it: the next request gets the new one. */
const staleSeconds = 1;

/**
 * `Cache-Control` of a page for the caches in front of the site. Next sends a stale page as fresh for as long as a new one, so
 * that two caches would add up their times, and a page without data as fresh for a year, over every deploy.
 */
export const sharedCacheControl = (cacheControl: string, isStale: boolean): string =>
  cacheControl.replace(/s-maxage=(\d+)(, stale-while-revalidate=\d+)?/, (_, seconds: string) => {
    const fresh = Math.min(Number(seconds), isStale ? staleSeconds : freshSeconds);
    return `s-maxage=${fresh}, stale-while-revalidate=${24 * 3600 - fresh}`;
  });

import Router from 'next/router';

/**
 * Keeps the address that was opened. At start Next's router replaces it by a normalized one: `/en-US/units` would become
 * `/units`, and `/fr-FR` would become `/fr-FR/`, which does not exist. Call it before the router is created.
 */
export function keepAddress(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const replace = router.replace.bind(router);
    router.replace = (url, as, options) => {
      // Next marks the replacement at start with `_h`.
      const isStart = options !== undefined && '_h' in options;
      if (!isStart) return replace(url, as, options);
      const { pathname, search, hash } = window.location;
      return replace(url, pathname + search + hash, { ...options, locale: false });
    };
  });
}

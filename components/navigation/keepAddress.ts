import Router from 'next/router';

/**
 * Keeps the address as the reader opened it. While it starts, Next's router replaces it by what it makes of it:
 * `/en-US/units` would become `/units`, and `/fr-FR` would become `/fr-FR/`, which is no page. To be called before the
 * router is made.
 */
export function keepAddress(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const replace = router.replace.bind(router);
    router.replace = (url, as, options) => {
      // Next's own mark of that first replacement.
      const isStart = options !== undefined && '_h' in options;
      if (!isStart) return replace(url, as, options);
      const { pathname, search, hash } = window.location;
      return replace(url, pathname + search + hash, { ...options, locale: false });
    };
  });
}

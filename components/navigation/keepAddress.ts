import Router from 'next/router';

/**
 * Keeps the address that was opened, and the page that the server rendered. If the address has a query, Next's router
 * replaces it at start by a normalized one: `/en-US/units?nav=0` would become `/units?nav=0`, and `/fr-FR?nav=0`
 * would become `/fr-FR/?nav=0`, which does not exist. It does so to add the query to `router.query` and renders the whole page
 * a second time. Here the query is read from the address (`useAddressQuery`, `store/router`), and what a path holds is in the
 * page's data. Call it before the router is created.
 *
 * Reported as https://github.com/vercel/next.js/issues/21076 and https://github.com/vercel/next.js/issues/22412, both answered as
 * intended. It relies on Next's inner option `_h`, and can go once the test of Next alone fails.
 */
export function keepAddress(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const replace = router.replace.bind(router);
    router.replace = (url, as, options) => {
      // Next marks the replacement at start with `_h`.
      const isStart = options !== undefined && '_h' in options;
      return isStart ? Promise.resolve(true) : replace(url, as, options);
    };
  });
}

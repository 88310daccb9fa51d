import Router from 'next/router';

/**
 * Keeps a cancelled change of the address from failing the ones after it. Next writes the error into the loaded page,
 * which all shallow changes on that page share: here each change has a copy. Call it before the router is created.
 *
 * Reported as https://github.com/vercel/next.js/issues/61938 and https://github.com/vercel/next.js/issues/38506. It relies on the
 * router's inner `getRouteInfo`, and can go once the test of Next alone fails.
 */
export function forgetCancelledChanges(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const getRouteInfo = router.getRouteInfo.bind(router);
    router.getRouteInfo = async (change) => ({ ...(await getRouteInfo(change)) });
  });
}

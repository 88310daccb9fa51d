import Router from 'next/router';

/**
 * Keeps a cancelled change of the address from failing the ones after it. Next writes the error into the loaded page,
 * which all shallow changes on that page share (vercel/next.js#38506): here each change has a copy. Call it before the
 * router is created.
 */
export function forgetCancelledChanges(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const getRouteInfo = router.getRouteInfo.bind(router);
    router.getRouteInfo = async (change) => ({ ...(await getRouteInfo(change)) });
  });
}

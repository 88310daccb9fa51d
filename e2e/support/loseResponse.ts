import type { Route } from '@playwright/test';

/** For `page.route`: the services carry the call out, and the page never hears of it. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

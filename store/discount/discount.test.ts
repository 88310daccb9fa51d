import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireBoughtKey, wireError, wireKey } from '../../services/testing/wireResponses';
import { logoutStarted, policiesAccepted } from '../session/events';
import { redemptionSpend } from '../spend/slice';
import { createTestStore, testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { balanceFetched } from '../units/slice';
import { storeDiscount } from './rules';
import { discountCodes } from './tasks';

const keysUrl = `${testServicesUrl}/customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/me/PromotionKeyRewards`;
const soon = { units: 120, expiresAt: '2024-03-31T23:59:59.999Z' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(keysUrl, () => HttpResponse.json({ keys: [wireBoughtKey()] })),
    http.get(`${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`, () =>
      HttpResponse.json({ units: 1140, expiring: [{ ...soon, units: 20 }] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A signed-in player with 1,240 Units and an open redemption. */
function openRedemption() {
  const made = createSignedInStore();
  made.store.dispatch(balanceFetched({ units: 1240, expiring: [soon] }));
  made.store.dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
  return made;
}

/** Redeems codes. Returns idempotency keys and bodies of the requests. */
function sellCodes(...responses: (() => Response | Promise<Response>)[]) {
  const orders: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post(keysUrl, async ({ request }) => {
      orders.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const sold = () => HttpResponse.json({ keys: [wireKey()], unitBalance: 1140 });
      return (responses[orders.length - 1] ?? sold)();
    }),
  );
  return orders;
}

const settled = ({ spend }: { spend: { redemption: { status: string } | null } }) =>
  ['loaded', 'failed'].includes(spend.redemption?.status ?? '');

describe('a code for the store', () => {
  it('is redeemed, updates the balance everywhere, and is among the codes', async () => {
    const orders = sellCodes();
    server.use(http.get(keysUrl, () => HttpResponse.json({ keys: orders.map(() => wireBoughtKey()) })));
    const { store, reports } = openRedemption();
    store.dispatch(discountCodes.requested(null));

    store.dispatch(redemptionSpend.requested());

    const state = await stateWhere(store, (current) => current.discountCodes.data?.length === 1);
    expect(state.spend.redemption).toMatchObject({
      status: 'loaded',
      result: { keys: [{ code: 'MERIDIAN-4F7A-91C2-0B3D' }], unitBalance: 1140 },
    });
    expect(state.profile.units).toBe(1140);
    expect(state.units).toMatchObject({ units: 1140, expiring: [{ units: 20 }] });
    expect(state.discountCodes.data).toHaveLength(1);
    expect(orders[0]?.body).toEqual({ id: 'store-20', spaceId: 'club', quantity: 1, sendMessageToUser: true });
    expect(reports).toEqual([]);
  });

  it('goes through started, succeeded and ended', async () => {
    sellCodes();
    const { store } = openRedemption();
    store.dispatch(redemptionSpend.requested());
    expect(store.getState().spend.redemption?.status).toBe('loading');
    await expect(stateWhere(store, settled)).resolves.toMatchObject({
      spend: { redemption: { status: 'loaded' } },
    });
  });

  it('is sent once, however often the button is pressed', async () => {
    const orders = sellCodes(async () => {
      await delay(50);
      return HttpResponse.json({ keys: [wireKey()], unitBalance: 1140 });
    });
    const { store } = openRedemption();

    store.dispatch(redemptionSpend.requested());
    store.dispatch(redemptionSpend.requested());
    await stateWhere(store, settled);
    store.dispatch(redemptionSpend.requested());

    expect(orders).toHaveLength(1);
  });

  it('that failed is tried again under the same key, also after its dialog was closed', async () => {
    const orders = sellCodes(() => HttpResponse.json(wireError(1, 400), { status: 400 }));
    const { store } = openRedemption();
    store.dispatch(redemptionSpend.requested());
    const { spend } = await stateWhere(store, settled);
    expect(spend.redemption).toMatchObject({ status: 'failed', failure: { code: 1 } });

    store.dispatch(redemptionSpend.closed());
    expect(redemptionSpend.select(store.getState())?.isOpen).toBe(false);
    store.dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
    expect(store.getState().spend.redemption).toMatchObject({ status: 'idle', failure: null });
    store.dispatch(redemptionSpend.requested());
    await stateWhere(store, ({ spend: { redemption } }) => redemption?.status === 'loaded');

    const [first, second] = orders;
    expect(first?.key).toMatch(/^[\da-f-]{36}$/);
    expect(second?.key).toBe(first?.key);
  });

  it('that is rejected for outdated policies goes on once they are accepted', async () => {
    sellCodes(() => HttpResponse.json(wireError(2026, 403), { status: 403 }));
    const { store } = openRedemption();
    store.dispatch(redemptionSpend.requested());
    await stateWhere(store, settled);
    store.dispatch(policiesAccepted(null));
    expect(store.getState().spend.redemption).toMatchObject({ isOpen: true, status: 'idle', failure: null });
  });

  it('whose dialog is left while it runs has a toast, and shows its code when it is opened again', async () => {
    sellCodes();
    const { store } = openRedemption();
    store.dispatch(redemptionSpend.requested());

    store.dispatch(redemptionSpend.closed());
    const { toasts } = await stateWhere(store, (state) => state.toasts.shown.length > 0);
    expect(toasts.shown).toMatchObject([{ about: 'redemption', failure: null, unitBalance: 1140 }]);

    store.dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
    expect(store.getState().spend.redemption).toMatchObject({ isOpen: true, status: 'loaded' });
  });

  it('is followed by another one under another key', async () => {
    const orders = sellCodes();
    const { store } = openRedemption();
    for (const round of [1, 2]) {
      store.dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
      store.dispatch(redemptionSpend.requested());
      await stateWhere(store, (state) => settled(state) && orders.length === round);
      store.dispatch(redemptionSpend.closed());
    }
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  });

  it('is not redeemed without a ticket, and no request is sent', async () => {
    const { store } = createTestStore();
    store.dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));

    store.dispatch(redemptionSpend.requested());

    const { spend } = await stateWhere(store, settled);
    expect(spend.redemption?.failure?.message).toBe('Call to this service endpoint needs the auth ticket.');
  });

  it('leaves with the player', async () => {
    sellCodes();
    const { store } = openRedemption();
    store.dispatch(discountCodes.requested(null));
    store.dispatch(redemptionSpend.requested());
    await stateWhere(store, (state) => settled(state) && state.discountCodes.status === 'loaded');

    store.dispatch(logoutStarted());

    const { spend, discountCodes: codes } = store.getState();
    expect(spend.redemption).toBeNull();
    expect(codes.data).toBeNull();
  });
});

describe("a player's codes", () => {
  it('stay visible when a refresh fails', async () => {
    const { store, reports } = createSignedInStore();
    store.dispatch(discountCodes.requested(null));
    await stateWhere(store, (current) => current.discountCodes.status === 'loaded');
    server.use(http.get(keysUrl, () => HttpResponse.json(wireError(1100, 429), { status: 429 })));

    store.dispatch(discountCodes.requested(null));

    const state = await stateWhere(store, (current) => current.discountCodes.status === 'failed');
    expect(state.discountCodes.data).toMatchObject([{ code: 'MERIDIAN-4F7A-91C2-0B3D' }]);
    expect(reports).toEqual([]);
  });
});

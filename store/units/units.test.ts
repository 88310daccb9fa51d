import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError } from '../../services/testing/wireReplies';
import { loginFailed, logoutStarted } from '../auth/slice';
import { rewardClaimed } from '../rewards/slice';
import { testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectLots } from './selectors';
import { balanceFetched, balanceRequested } from './slice';

const balanceUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`;
const lot = { units: 20, expiresAt: '2024-03-31T23:59:59.999Z' };
const nothing = { units: null, error: null, expiring: [] };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the units balance', () => {
  it('is unknown at first', () => {
    expect(createSignedInStore().store.getState().units).toEqual(nothing);
  });

  it('is what the services say', async () => {
    server.use(http.get(balanceUrl, () => HttpResponse.json({ units: 120, expiring: [lot] })));
    const { store, reports } = createSignedInStore();

    store.dispatch(balanceRequested());

    const state = await stateWhere(store, ({ units }) => units.units !== null);
    expect(state.units).toEqual({ units: 120, error: null, expiring: [lot] });
    expect(selectLots(state)).toEqual([lot, { units: 100, expiresAt: null }]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['a reply that carries an error code', () => HttpResponse.json({ errorCode: 1013, message: 'no' }), 1013],
    ['a refused call', () => HttpResponse.json(wireError(1100, 429), { status: 429 }), 1100],
    ['an unreadable reply', () => HttpResponse.json({ units: 'many' }), 'unreadable'],
  ])('has an error after %s', async (_, reply, error) => {
    server.use(http.get(balanceUrl, reply));
    const { store, reports } = createSignedInStore();
    store.dispatch(balanceFetched({ units: 5, expiring: [] }));

    store.dispatch(balanceRequested());

    const state = await stateWhere(store, ({ units }) => units.error !== null);
    expect(state.units).toEqual({ units: 5, error, expiring: [] });
    expect(reports).toEqual([]);
  });

  it('has no error any more when a retry goes well', async () => {
    const replies = [HttpResponse.json({ errorCode: 6, message: '' }), HttpResponse.json({ units: 9, expiring: [] })];
    server.use(http.get(balanceUrl, () => replies.shift()));
    const { store } = createSignedInStore();

    store.dispatch(balanceRequested());
    await stateWhere(store, ({ units }) => units.error === 6);
    store.dispatch(balanceRequested());

    expect((await stateWhere(store, ({ units }) => units.units !== null)).units).toMatchObject({
      units: 9,
      error: null,
    });
  });

  it('falls at once when a reward is collected, the soonest lots first, and is then fetched afresh', async () => {
    server.use(http.get(balanceUrl, () => HttpResponse.json({ units: 89, expiring: [] })));
    const { store } = createSignedInStore();
    store.dispatch(balanceFetched({ units: 120, expiring: [lot] }));

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 90 }));

    expect(store.getState().units).toEqual({ units: 90, error: null, expiring: [] });
    await expect(stateWhere(store, ({ units }) => units.units === 89)).resolves.toBeDefined();
  });

  test.each([
    ['login fails', loginFailed({ code: 'network', message: '', status: 0, transactionId: null, retryAfter: null })],
    ['logout starts', logoutStarted()],
  ])('is unknown again when %s', (_, event) => {
    const { store } = createSignedInStore();
    store.dispatch(balanceFetched({ units: 120, expiring: [lot] }));

    store.dispatch(event);

    expect(store.getState().units).toEqual(nothing);
  });
});

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireError } from '../../services/testing/wireResponses';
import { loginFailed, loginSucceeded, logoutStarted } from '../session/events';
import { claimSpend, rewardClaimed } from '../spend/slice';
import { buildLoginReport } from '../support/testing/builders';
import { settle, testServicesUrl } from '../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../support/testing/signedInStore';
import { selectLots } from './selectors';
import { balanceFetched, balanceRequested } from './slice';

const balanceUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`;
const lot = { units: 20, expiresAt: '2024-03-31T23:59:59.999Z' };
const nothing = { status: 'idle', units: null, error: null, expiring: [] };

const failure = { code: 'network', message: '', status: 0, transactionId: null, retryAfter: null };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the units balance', () => {
  it('is unknown at first', () => {
    expect(createSignedInStore().store.getState().units).toEqual(nothing);
  });

  it('is the one that the services return', async () => {
    server.use(http.get(balanceUrl, () => HttpResponse.json({ units: 120, expiring: [lot] })));
    const { store, reports } = createSignedInStore();

    store.dispatch(balanceRequested());

    const state = await stateWhere(store, ({ units }) => units.units !== null);
    expect(state.units).toEqual({ status: 'loaded', units: 120, error: null, expiring: [lot] });
    expect(selectLots(state)).toEqual([lot, { units: 100, expiresAt: null }]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['a response that carries an error code', () => HttpResponse.json({ errorCode: 1013, message: 'no' }), 1013],
    ['a rejected call', () => HttpResponse.json(wireError(1100, 429), { status: 429 }), 1100],
    ['an unreadable response', () => HttpResponse.json({ units: 'many' }), 'unreadable'],
  ])('has an error after %s', async (_, respond, error) => {
    server.use(http.get(balanceUrl, respond));
    const { store, reports } = createSignedInStore();

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 5 }));

    const state = await stateWhere(store, ({ units }) => units.error !== null);
    expect(state.units).toEqual({ status: 'failed', units: 5, error, expiring: [] });
    expect(reports).toEqual([]);
  });

  it('has no error after a successful retry', async () => {
    const responses = [HttpResponse.json({ errorCode: 6, message: '' }), HttpResponse.json({ units: 9, expiring: [] })];
    server.use(http.get(balanceUrl, () => responses.shift()));
    const { store } = createSignedInStore();

    store.dispatch(balanceRequested());
    await stateWhere(store, ({ units }) => units.error === 6);
    store.dispatch(balanceRequested());

    expect((await stateWhere(store, ({ units }) => units.units !== null)).units).toMatchObject({
      units: 9,
      error: null,
    });
  });

  it('falls at once when a reward is claimed, the soonest lots first, and is then fetched', async () => {
    server.use(http.get(balanceUrl, () => HttpResponse.json({ units: 89, expiring: [] })));
    const { store } = createSignedInStore();
    store.dispatch(balanceFetched({ units: 120, expiring: [lot] }));

    store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 90 }));

    expect(store.getState().units).toEqual({ status: 'loading', units: 90, error: null, expiring: [] });
    await expect(stateWhere(store, ({ units }) => units.units === 89)).resolves.toBeDefined();
  });

  describe('is fetched', () => {
    let calls = 0;
    const countCalls = () => {
      calls = 0;
      server.use(
        http.get(balanceUrl, () => {
          calls += 1;
          return HttpResponse.json({ units: 120, expiring: [] });
        }),
      );
    };

    it('once per sign-in, however many screens request it', async () => {
      countCalls();
      const { store } = createSignedInStore();
      store.dispatch(balanceRequested());
      store.dispatch(balanceRequested());
      await stateWhere(store, ({ units }) => units.status === 'loaded');
      store.dispatch(balanceRequested());
      await settle();
      expect(calls).toBe(1);

      store.dispatch(logoutStarted());
      store.dispatch(loginSucceeded(buildLoginReport()));
      store.dispatch(balanceRequested());
      await stateWhere(store, ({ units }) => units.status === 'loaded');
      expect(calls).toBe(2);
    });

    it('again after every event that changes it', async () => {
      countCalls();
      const { store } = createSignedInStore();
      store.dispatch(balanceFetched({ units: 220, expiring: [] }));

      store.dispatch(rewardClaimed({ rewardId: 'mask', unitBalance: 120 }));
      await stateWhere(store, ({ units }) => units.status === 'loaded');

      expect(calls).toBe(1);
    });

    it('by the next screen after a claim has failed, because the balance may be another one', async () => {
      countCalls();
      const { store } = createSignedInStore();
      store.dispatch(balanceFetched({ units: 220, expiring: [] }));
      store.dispatch(claimSpend.steps.failed(failure));

      store.dispatch(balanceRequested());
      await stateWhere(store, ({ units }) => units.units === 120);

      expect(calls).toBe(1);
    });
  });

  test.each([
    ['login fails', loginFailed(failure)],
    ['logout starts', logoutStarted()],
  ])('is unknown again when %s', (_, event) => {
    const { store } = createSignedInStore();
    store.dispatch(balanceFetched({ units: 120, expiring: [lot] }));

    store.dispatch(event);

    expect(store.getState().units).toEqual(nothing);
  });
});

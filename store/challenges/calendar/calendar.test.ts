import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireChallenge, wireError } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { testNow } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { calendarEnded, calendarRequested } from './slice';

const balanceUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`;
const challengesUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/details`;
const inDays = (days: number) => new Date(testNow + days * 24 * 3600 * 1000).toISOString();
const nothing = { status: 'idle', failure: null, deadlines: null };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.get(balanceUrl, () => HttpResponse.json({ units: 120, expiring: [{ units: 20, expiresAt: inDays(9) }] })),
    http.get(challengesUrl, () =>
      HttpResponse.json({ challenges: [wireChallenge({ status: 'active', endDate: inDays(4) })] }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the deadlines for a calendar', () => {
  it('are expirations and ends, fetched on request', async () => {
    const { store, reports } = createSignedInStore();

    store.dispatch(calendarRequested());

    const { calendar } = await stateWhere(store, (state) => state.calendar.deadlines !== null);
    expect(calendar.deadlines?.map(({ kind, at }) => [kind, at])).toEqual([
      ['challengeEnd', inDays(4)],
      ['expiry', inDays(9)],
    ]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['the balance carries an error code', balanceUrl, () => HttpResponse.json({ errorCode: 6, message: 'No.' }), 6],
    ['the challenges fail', challengesUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 }), 1],
  ])('are none when %s', async (_, url, respond, code) => {
    server.use(http.get(url, respond));
    const { store } = createSignedInStore();

    store.dispatch(calendarRequested());

    const { calendar } = await stateWhere(store, (state) => state.calendar.status === 'failed');
    expect(calendar).toMatchObject({ deadlines: null, failure: { code } });
  });

  test.each([
    ['they are saved', calendarEnded()],
    ['the player signs out', logoutStarted()],
  ])('are forgotten when %s', async (_, event) => {
    const { store } = createSignedInStore();
    store.dispatch(calendarRequested());
    await stateWhere(store, (state) => state.calendar.deadlines !== null);

    store.dispatch(event);

    expect(store.getState().calendar).toEqual(nothing);
  });
});

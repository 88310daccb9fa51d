import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { wireChallenge, wireError } from '../../../services/testing/wireResponses';
import { testNow } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { runTask } from '../../support/useTask';
import { createSignedInStore } from '../../support/testing/signedInStore';
import { fetchDeadlines } from './tasks';

const balanceUrl = `${testServicesUrl}/clubwip/v1/profiles/me/club/website/newbalance`;
const challengesUrl = `${testServicesUrl}/v1/profiles/me/club/console/challenges/details`;
const inDays = (days: number) => new Date(testNow + days * 24 * 3600 * 1000).toISOString();

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
  it('are expirations and ends', async () => {
    const { store } = createSignedInStore();

    const outcome = await runTask(store, fetchDeadlines);

    expect(outcome).toMatchObject({
      output: [
        { kind: 'challengeEnd', at: inDays(4) },
        { kind: 'expiry', at: inDays(9) },
      ],
    });
  });

  test.each([
    ['the balance carries an error code', balanceUrl, () => HttpResponse.json({ errorCode: 6, message: 'No.' }), 6],
    ['the challenges fail', challengesUrl, () => HttpResponse.json(wireError(1, 400), { status: 400 }), 1],
  ])('are none when %s', async (_, url, respond, code) => {
    server.use(http.get(url, respond));
    const { store } = createSignedInStore();

    expect(await runTask(store, fetchDeadlines)).toMatchObject({ failure: { code } });
  });
});

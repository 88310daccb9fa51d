import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildGame } from '../../../services/testing/builders';
import { wireError, wireGame, wirePlayerProfile } from '../../../services/testing/wireResponses';
import { logoutStarted } from '../../session/events';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { gamesInCommon } from './rules';
import { comparison } from '../tasks';

const of = (pid: string) => `${testServicesUrl}/clubwip/v1/profiles/${pid}/club/website`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Serves the profile and games of a friend. */
const answer = (pid: string, { waitMs = 0 } = {}) =>
  server.use(
    http.get(`${of(pid)}/playerprofile`, async () => {
      await delay(waitMs);
      return HttpResponse.json(wirePlayerProfile({ userId: pid, username: pid }));
    }),
    http.get(`${of(pid)}/stats/lastplayedgame`, () =>
      HttpResponse.json([wireGame({ spaceId: 'shared', secondsPlayed: 7200 }), wireGame({ spaceId: 'theirs' })]),
    ),
  );

describe('a friend in the comparison', () => {
  it('shows a profile, and the games that both have played', async () => {
    answer('ansel');
    const { store } = createSignedInStore();
    const mine = [buildGame({ spaceId: 'mine' }), buildGame({ spaceId: 'shared', secondsPlayed: 3600 })];

    store.dispatch(comparison.requested('ansel'));
    const state = await stateWhere(store, (current) => current.comparison.status === 'loaded');

    expect(state.comparison.data?.profile.username).toBe('ansel');
    expect(gamesInCommon(mine, state.comparison.data?.games ?? [], 'en-US')).toMatchObject([
      { spaceId: 'shared', mine: 3600, theirs: 7200 },
    ]);

    store.dispatch(logoutStarted());
    expect(store.getState().comparison).toMatchObject({ request: null, data: null });
  });

  it('is the one chosen last', async () => {
    answer('ansel', { waitMs: 30 });
    answer('brisa');
    const { store } = createSignedInStore();

    store.dispatch(comparison.requested('ansel'));
    store.dispatch(comparison.requested('brisa'));
    await delay(60);

    expect(store.getState().comparison).toMatchObject({
      request: { input: 'brisa' },
      data: { profile: { username: 'brisa' } },
    });
  });

  it('fails, and can be requested again', async () => {
    answer('ansel');
    server.use(
      http.get(`${of('ansel')}/playerprofile`, () => HttpResponse.json(wireError(2, 403), { status: 403 }), {
        once: true,
      }),
    );
    const { store } = createSignedInStore();
    store.dispatch(comparison.requested('ansel'));
    const state = await stateWhere(store, (current) => current.comparison.status === 'failed');
    expect(state.comparison.failure).toMatchObject({ code: 2 });

    store.dispatch(comparison.requested('ansel'));
    await stateWhere(store, (current) => current.comparison.status === 'loaded');
  });
});

it('puts games with the most hours of both first, and equals by title', () => {
  const played = (title: string, secondsPlayed: number) => buildGame({ spaceId: title, title, secondsPlayed });
  const common = gamesInCommon(
    [played('Beacon', 10), played('Anchor', 10), played('Cinder', 5)],
    [played('Cinder', 100), played('Anchor', 1), played('Beacon', 1), played('Drift', 900)],
    'en-US',
  );
  expect(common.map(({ title }) => title)).toEqual(['Cinder', 'Anchor', 'Beacon']);
});

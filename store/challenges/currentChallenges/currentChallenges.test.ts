import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { buildChallenge } from '../../../services/testing/builders';
import { wireError } from '../../../services/testing/wireResponses';
import { buildCurrentChallenge } from '../../../services/testing/visitorBuilders';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { challengesFetched } from '../slice';
import { selectGamePictures, selectStartable } from '../selectors';
import { currentChallenges } from '../tasks';

const url = `${testServicesUrl}/v1/spaces/club/challenges/current`;
const week = { startDate: '2024-03-04T00:00:00.000Z', endDate: '2024-03-11T00:00:00.000Z' };
const challenges = [
  buildCurrentChallenge({ challengeId: 'storms' }),
  buildCurrentChallenge({ challengeId: 'lamps' }),
  buildCurrentChallenge({ challengeId: 'gates', spaceId: 'space-moongate', gameImageUrl: null }),
  buildCurrentChallenge({ challengeId: 'regatta', spaceId: 'space-moongate', type: 'special' }),
  buildCurrentChallenge({ challengeId: 'caves', spaceId: 'space-ironvale', type: 'classic' }),
];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.get(url, () => HttpResponse.json({ week, challenges }))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open() {
  const { store, reports } = createSignedInStore();
  store.dispatch(currentChallenges.requested(null));
  await stateWhere(store, (state) => state.currentChallenges.status !== 'loading');
  return { store, reports };
}

it('offers the weekly challenges of all games to start, one of each game first', async () => {
  const { store } = await open();

  expect(selectStartable(store.getState()).map(({ challengeId }) => challengeId)).toEqual(['storms', 'gates', 'lamps']);
});

it('leaves out what the player already has', async () => {
  const { store } = await open();

  store.dispatch(challengesFetched({ spaceId: null, challenges: [buildChallenge({ challengeId: 'storms' })] }));

  expect(selectStartable(store.getState()).map(({ challengeId }) => challengeId)).toEqual(['lamps', 'gates']);
});

it('has a picture of each game with current challenges, where there is one', async () => {
  const { store } = await open();

  expect(selectGamePictures(store.getState())).toMatchObject({ 'space-saltwatch': 'http://pictures.test/saltwatch' });
  expect(Object.keys(selectGamePictures(store.getState()))).toEqual([
    'space-saltwatch',
    'space-moongate',
    'space-ironvale',
  ]);
});

it('fails without a report, and keeps nothing', async () => {
  server.use(http.get(url, () => HttpResponse.json(wireError(1003, 404), { status: 404 })));

  const { store, reports } = await open();

  expect(store.getState().currentChallenges.status).toBe('failed');
  expect(selectStartable(store.getState())).toEqual([]);
  expect(reports).toEqual([]);
});

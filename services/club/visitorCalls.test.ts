import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { request } from '../http/endpoint';
import { visitorContext } from '../testing/visitorContext';
import { getCurrentChallenges } from './currentChallenges';
import { getClubGames } from './games';
import { getRewardSample } from './rewardCatalog';
import { getStarPlayers } from './starPlayers';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const game = { spaceId: 'space-halcyon', gameSlug: 'halcyon-orbit', gameTitle: 'Halcyon Orbit' };

/** The only response of the services, at one path. */
const answer = (path: string, json: Record<string, unknown>) =>
  server.use(
    http.get(`http://localhost:4000/v1/spaces/club/${path}`, ({ request: { headers } }) =>
      headers.get('Authorization') === null ? HttpResponse.json(json) : new HttpResponse(null, { status: 400 }),
    ),
  );

describe('calls for visitors, without a ticket', () => {
  it('return a sample of the rewards and their number', async () => {
    answer('rewards/sample', {
      totalRewards: 731,
      rarities: [{ rarityId: 'exotic', available: 12, lowestValue: 80, highestValue: 90 }],
      rewards: [
        { ...game, rewardId: 'r', name: 'Mask', kind: 'Outfit', imageUrl: null, rarityId: 'EXOTIC', value: 90 },
      ],
    });

    await expect(request(getRewardSample, { limit: 12 }, visitorContext)).resolves.toEqual({
      totalRewards: 731,
      rarities: [{ id: 'EXOTIC', available: 12, lowestValue: 80, highestValue: 90 }],
      rewards: [
        {
          spaceId: 'space-halcyon',
          gameTitle: 'Halcyon Orbit',
          rewardId: 'r',
          name: 'Mask',
          kind: 'Outfit',
          imageUrl: null,
          rarityId: 'EXOTIC',
          value: 90,
        },
      ],
    });
  });

  it('return the challenges of this week', async () => {
    answer('challenges/current', {
      week: { startDate: '2024-03-04T00:00:00.0000000Z', endDate: '2024-03-11T00:00:00.0000000Z' },
      challenges: [
        {
          ...game,
          challengeId: 'c',
          type: 'weekly',
          name: 'Chart the sea caves',
          description: '',
          unitName: 'sea caves',
          target: 9,
          thresholds: [{ value: 9, units: 30, xp: 300 }],
          reward: { units: 30, xp: 300, items: [] },
        },
      ],
    });

    await expect(request(getCurrentChallenges, null, visitorContext)).resolves.toMatchObject({
      week: { endDate: '2024-03-11T00:00:00.000Z' },
      challenges: [{ name: 'Chart the sea caves', endDate: null, target: 9, reward: { units: 30, xp: 300 } }],
    });
  });

  it('return the Star Players and the games', async () => {
    answer('starplayers', { starPlayers: [{ ...game, id: 's', name: 'Ilse', role: 'Cartographer', story: 'Maps.' }] });
    answer('games', {
      games: [{ spaceId: 'g', slug: 'redline-coast', title: 'Redline Coast', platforms: ['PC'], status: 'ComingSoon' }],
    });

    await expect(request(getStarPlayers, null, visitorContext)).resolves.toMatchObject([{ name: 'Ilse' }]);
    await expect(request(getClubGames, null, visitorContext)).resolves.toMatchObject([
      { slug: 'redline-coast', status: 'comingSoon', hasStats: false },
    ]);
  });
});

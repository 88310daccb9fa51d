import { http, HttpResponse, type RequestHandler } from 'msw';
import { wireFriend, wireFriendRequest, wirePlayerProfile, wireScore } from '../../../services/testing/wireResponses';
import { buildLoginReport } from '../../support/testing/builders';
import { testServicesUrl } from '../../support/testing/createTestStore';

const profiles = `${testServicesUrl}/v3/profiles/me`;
const websiteOf = (pid: string) => `${testServicesUrl}/clubwip/v1/profiles/${pid}/club/website`;

/** Endpoints of the friends page. */
export const friendUrls = {
  friends: `${profiles}/friends`,
  friend: `${profiles}/friends/:pid`,
  requests: `${profiles}/friends/requests`,
  request: `${profiles}/friends/requests/:pid`,
  blocks: `${profiles}/blocks`,
  block: `${profiles}/blocks/:pid`,
  reports: `${profiles}/reports`,
  leaderboard: `${profiles}/friends/leaderboard`,
  presences: `${testServicesUrl}/v1/users/onlineStatuses`,
  ownPresence: `${profiles}/onlineStatus`,
  profileOf: (pid: string) => `${websiteOf(pid)}/playerprofile`,
  gamesOf: (pid: string) => `${websiteOf(pid)}/stats/lastplayedgame`,
} as const;

const playing = [{ name: 'Halcyon Orbit', spaceId: 'space-halcyon', lastModified: '2024-03-04T11:00:00Z' }];
const { userId } = buildLoginReport();

/** Four friends (Brisa and Corin play, Dune is away, Ansel is offline), a request each way, and scores. */
export const friendsOnTheWire = (): RequestHandler[] => [
  http.get(friendUrls.requests, () =>
    HttpResponse.json({
      requests: [
        wireFriendRequest({ pid: 'elm', nameOnPlatform: 'Elm' }),
        wireFriendRequest({ pid: 'flint', nameOnPlatform: 'Flint', state: 'PendingSentInvite' }),
      ],
    }),
  ),
  http.get(friendUrls.blocks, () => HttpResponse.json({ blocks: [] })),
  http.get(friendUrls.leaderboard, () =>
    HttpResponse.json({
      weekStartDate: '2024-03-04T00:00:00.0000000Z',
      weekEndDate: '2024-03-11T00:00:00.0000000Z',
      scores: [
        wireScore({
          pid: 'Brisa',
          nameOnPlatform: 'Brisa',
          xpThisWeek: 600,
          placeThisWeek: 1,
          xp: 900,
          placeInTotal: 3,
        }),
        wireScore({
          pid: 'me',
          nameOnPlatform: 'Marlo',
          isMe: true,
          xpThisWeek: 40,
          placeThisWeek: 2,
          xp: 5000,
          placeInTotal: 1,
        }),
        wireScore({
          pid: 'Corin',
          nameOnPlatform: 'Corin',
          xpThisWeek: 40,
          placeThisWeek: 2,
          xp: 2000,
          placeInTotal: 2,
        }),
      ],
    }),
  ),
  http.get(friendUrls.friends, () =>
    HttpResponse.json({
      friends: ['Ansel', 'Brisa', 'Corin', 'Dune'].map((name) =>
        wireFriend({ pid: name, nameOnPlatform: name, isFavorite: name === 'Corin' }),
      ),
    }),
  ),
  http.get(friendUrls.presences, () =>
    HttpResponse.json({
      onlineStatuses: [
        { userId, onlineStatus: 'online', connections: [] },
        { userId: 'Brisa', onlineStatus: 'online', connections: playing },
        { userId: 'Corin', onlineStatus: 'online', connections: playing },
        { userId: 'Dune', onlineStatus: 'away', connections: [] },
      ],
    }),
  ),
  http.get(friendUrls.profileOf('Brisa'), () =>
    HttpResponse.json(wirePlayerProfile({ userId: 'Brisa', username: 'Brisa', xp: 900, challengesCompleted: 12 })),
  ),
  http.get(friendUrls.gamesOf('Brisa'), () => HttpResponse.json([])),
  http.get(friendUrls.gamesOf('me'), () => HttpResponse.json([])),
];

import type { Action } from 'redux';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { buildChallenge } from '../../services/testing/builders';
import {
  wireChallenge,
  wireClaimRecord,
  wireNotice,
  wirePlayerProfile,
  wireReward,
  wireRewards,
  wireWish,
} from '../../services/testing/wireResponses';
import { autoBank } from '../challenges/tasks';
import { challengeActivated, challengesBanked, challengesRequested } from '../challenges/slice';
import { allRead, noticesRequested } from '../notices/slice';
import { avatarChanged, profileRequested } from '../profile/slice';
import { claims } from '../rewards/claims/tasks';
import { goalFetched, goalRequested } from '../rewards/goal/slice';
import { playerRewardsRequested } from '../rewards/scopes';
import { wishlistRequested } from '../rewards/wishlist/slice';
import type { PlayerState } from '../rootReducer';
import { rewardClaimed } from '../spend/slice';
import { testServicesUrl } from './testing/createTestStore';
import { createSignedInStore } from './testing/signedInStore';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const club = `${testServicesUrl}/v1/profiles/me/club`;
const website = `${testServicesUrl}/clubwip/v1/profiles/me/club/website`;
const challenges = `${club}/console/challenges/details`;
const rewards = `${website}/rewards/details`;

const owl = { avatarGalleryId: 'owl', imageUrl: 'http://pictures.test/owl.svg' };
const challengesOf = (status: string) => ({ challenges: [wireChallenge({ status })] });
const rewardsOf = (quantityPurchased: number) => wireRewards({ rewards: [wireReward({ quantityPurchased })] });
const claimed = rewardClaimed({ rewardId: 'ferrymans-mask', code: 'CODE', unitBalance: 20 });
const quantityOf = ({ rewards: { rewards: byId } }: PlayerState) => byId['ferrymans-mask']?.quantityPurchased;
const statusOf = (state: PlayerState) => state.challenges.challenges['chart-caves']?.status;
const bankedOne = { challenges: [buildChallenge({ status: 'banked' })], units: 60, xp: 0, unitBalance: 60 };

interface Race {
  url: string;
  request: Action;
  /** What the services read before and after the change. */
  older: JsonBodyType;
  newer: JsonBodyType;
  change: Action;
  seen: (state: PlayerState) => unknown;
  expected: unknown;
}

const races: [string, Race][] = [
  [
    'a challenge’s activation',
    {
      url: challenges,
      request: challengesRequested({ spaceId: null }),
      older: challengesOf('available'),
      newer: challengesOf('active'),
      change: challengeActivated(buildChallenge({ status: 'active' })),
      seen: statusOf,
      expected: 'active',
    },
  ],
  [
    'a banked challenge',
    {
      url: challenges,
      request: challengesRequested({ spaceId: 'space-halcyon' }),
      older: challengesOf('completed'),
      newer: challengesOf('banked'),
      change: challengesBanked(bankedOne),
      seen: statusOf,
      expected: 'banked',
    },
  ],
  [
    'a claim, from the rewards across games',
    {
      url: rewards,
      request: playerRewardsRequested('all'),
      older: rewardsOf(0),
      newer: rewardsOf(1),
      change: claimed,
      seen: quantityOf,
      expected: 1,
    },
  ],
  [
    'a claim, from the wishlist',
    {
      url: `${club}/wishlist`,
      request: wishlistRequested(),
      older: { wishes: [wireWish()] },
      newer: { wishes: [] },
      change: claimed,
      seen: ({ wishlist }) => wishlist.wishes,
      expected: [],
    },
  ],
  [
    'a claim, from the history',
    {
      url: `${club}/rewards/claims`,
      request: claims.requested(null),
      older: { claims: [], total: 0 },
      newer: { claims: [wireClaimRecord()], total: 1 },
      change: claimed,
      seen: (state) => claims.select(state, null).items.length,
      expected: 1,
    },
  ],
  [
    'the end of a goal',
    {
      url: `${club}/goal`,
      request: goalRequested(),
      older: { goal: { ...wireWish(), goalDate: '2024-03-01T12:00:00Z', claimsItself: false } },
      newer: { goal: null },
      change: goalFetched(null),
      seen: ({ goal }) => goal.goal,
      expected: null,
    },
  ],
  [
    'notices that were read',
    {
      url: `${club}/notices`,
      request: noticesRequested(),
      older: { notices: [wireNotice()], total: 1, unread: 1 },
      newer: { notices: [wireNotice({ readDate: '2024-03-04T14:00:00Z' })], total: 1, unread: 0 },
      change: allRead(0),
      seen: ({ notices }) => notices.unread,
      expected: 0,
    },
  ],
  [
    'an avatar',
    {
      url: `${website}/playerprofile`,
      request: profileRequested(),
      older: wirePlayerProfile(),
      newer: wirePlayerProfile({ avatar: { initialAvatar: owl.imageUrl, src: owl.imageUrl } }),
      change: avatarChanged({ choice: owl, imageUrl: owl.imageUrl }),
      seen: ({ profile }) => profile.avatar.initialAvatar,
      expected: owl.imageUrl,
    },
  ],
  [
    'a choice in a resource',
    {
      url: `${club}/autobank`,
      request: autoBank.requested(null),
      older: { autoBank: false, isOffered: true },
      newer: { autoBank: true, isOffered: false },
      change: autoBank.fetched({ autoBank: true, isOffered: false }),
      seen: (state) => state.autoBank.data?.autoBank,
      expected: true,
    },
  ],
];

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

it.each(races)('%s is not taken back by an older answer that arrives later', async (_change, race) => {
  // Given an answer that the services read before a change, and that is still on its way
  const { store } = createSignedInStore();
  const [asked, change] = [signal(), signal()];
  let answer = race.older;
  server.use(
    http.get(race.url, async () => {
      const body = answer;
      asked.give();
      await change.given;
      if (body === race.older) await delay(20);
      return HttpResponse.json(body);
    }),
  );
  store.dispatch(race.request);
  await asked.given;
  // When the change comes before it
  answer = race.newer;
  store.dispatch(race.change);
  change.give();
  // Then the change stays
  await delay(80);
  expect(race.seen(store.getState())).toEqual(race.expected);
});

import { readActivatedChallenges } from '../console/console';
import { type CompleteRow, instant, pictureOf, same, sameInList } from '../testing/completeRows';
import { readActions } from './actions';
import { readChallengeEvents, readChallengeHistory } from './challengeHistory';
import { readBankedChallenge, readBankedChallenges, readChallenge, readChallenges } from './challenges';
import { readCurrentChallenges } from './currentChallenges';

const saltwatch = { spaceId: 'space-saltwatch', gameTitle: 'Saltwatch' };
const earlier = '2024-03-01T08:00:00.000Z';

const action = {
  id: 'first-dock',
  name: 'First dock',
  description: 'Dock at the station.',
  completionDate: instant,
  units: 10,
  xp: 50,
  progress: 2,
  target: 3,
};
const withoutPart = {
  ...saltwatch,
  challengeId: 'chart-caves',
  type: 'weekly',
  name: 'Chart the sea caves',
  description: 'Chart nine sea caves this week.',
  imageUrl: pictureOf('caves'),
  startDate: earlier,
  endDate: instant,
  bankUntil: '2024-03-06T12:00:00.000Z',
  unitName: 'sea caves',
  status: 'completed',
  platforms: ['PC'],
  progress: 5,
  thresholds: [{ value: 3, units: 10, xp: 100, reached: true }],
  reward: { units: 60, xp: 600, items: ['Mask'] },
  activationDate: '2024-03-02T08:00:00.000Z',
  completionDate: '2024-03-03T08:00:00.000Z',
  bankedDate: '2024-03-04T08:00:00.000Z',
};
const challenge = { ...withoutPart, contribution: null };
const granted = { rewardsGranted: { units: 60, xp: 600 }, unitBalance: 180 };

it.each<CompleteRow>([
  sameInList('actions', readActions, 'actions', action),
  same('a page of events', readChallengeEvents, {
    events: [
      {
        eventId: 'event-1',
        date: instant,
        gameTitle: 'Saltwatch',
        platform: 'PC',
        count: 5,
        counted: 4,
        reason: 'tooLittle',
      },
    ],
    total: 12,
  }),
  ['a challenge', readChallenge, withoutPart, challenge],
  [
    'a community challenge',
    readChallenge,
    { ...withoutPart, community: { contribution: 4 } },
    { ...challenge, contribution: 4 },
  ],
  ['challenges', readChallenges, { challenges: [withoutPart] }, [challenge]],
  [
    'past challenges',
    readChallengeHistory,
    { challenges: [withoutPart], total: 9 },
    { challenges: [challenge], total: 9 },
  ],
  ['a banked challenge', readBankedChallenge, { ...withoutPart, ...granted }, { challenge, ...granted }],
  [
    'banked challenges',
    readBankedChallenges,
    { challenges: [withoutPart], ...granted },
    { challenges: [challenge], ...granted },
  ],
  ['activated challenges', readActivatedChallenges, { challenges: [withoutPart] }, { challenges: [challenge] }],
  same('current challenges', readCurrentChallenges, {
    week: { startDate: earlier, endDate: instant },
    challenges: [
      {
        ...saltwatch,
        gameSlug: 'saltwatch',
        challengeId: 'storms',
        gameImageUrl: pictureOf('saltwatch'),
        type: 'special',
        name: 'Three nights, one lamp',
        description: 'Survive 9 storms.',
        imageUrl: pictureOf('storms'),
        unitName: 'storms',
        startDate: earlier,
        endDate: instant,
        target: 9,
        thresholds: [{ value: 3, units: 10, xp: 200 }],
        reward: { units: 60, xp: 1200 },
      },
    ],
    weekly: { challenges: 600, games: 200 },
  }),
])('reads every field of %s', (_title, read, response, expected) => {
  expect(read(response)).toEqual(expected);
});

it.each([
  [
    'an action',
    (value: unknown) => readActions({ actions: [value] })[0],
    { id: 'first-dock', name: 'First dock' },
    {
      completionDate: null,
      ...Object.fromEntries(['units', 'xp', 'progress'].map((name) => [name, 0])),
      description: '',
      target: 1,
    },
  ],
  [
    'a challenge',
    readChallenge,
    { challengeId: 'a', spaceId: 's', type: 'classic', name: 'A', status: 'active' },
    {
      ...Object.fromEntries(
        [
          ...['gameTitle', 'imageUrl', 'startDate', 'endDate', 'bankUntil', 'unitName', 'platforms'],
          ...['contribution', 'activationDate', 'completionDate', 'bankedDate'],
        ].map((name) => [name, null]),
      ),
      description: '',
      progress: 0,
      thresholds: [],
      reward: { units: 0, xp: 0, items: [] },
    },
  ],
])('reads %s without its optional fields', (_title, read, response, defaults) => {
  expect(read({ ...response, reward: {} })).toEqual({ ...response, ...defaults });
});

it.each([
  ['a reason that this version does not know', 'solarFlare'],
  ['no reason', undefined],
])('reads an event with %s as one without', (_case, reason) => {
  const event = { eventId: 'event-1', date: instant, reason };
  expect(readChallengeEvents({ events: [event], total: 1 }).events).toEqual([
    { eventId: 'event-1', date: instant, gameTitle: null, platform: null, count: 0, counted: 0, reason: null },
  ]);
});

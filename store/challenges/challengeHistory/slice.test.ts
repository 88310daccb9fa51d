import { toFailure } from '../../../services/http/errors';
import { buildChallenge } from '../../../services/testing/builders';
import {
  challengeHistoryReducer,
  historyFailed,
  historyFetched,
  historyRequested,
  moreHistoryRequested,
} from './slice';

const none = challengeHistoryReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof challengeHistoryReducer>[1][]) =>
  events.reduce(challengeHistoryReducer, none);
const [first, second, third] = ['first', 'second', 'third'].map((challengeId) => buildChallenge({ challengeId }));
const page = (spaceId: string | null, offset: number, ...challenges: (typeof first)[]) =>
  historyFetched({ spaceId, offset, total: 3, challenges: challenges.flatMap((challenge) => challenge ?? []) });
const failure = toFailure(new Error('The services are down.'));

it('has the pages of one game and of all games apart', () => {
  const state = after(historyRequested({ spaceId: null }), historyRequested({ spaceId: 'space' }));
  expect(Object.entries(state).map(([name, { spaceId, status }]) => [name, spaceId, status])).toEqual([
    ['all', null, 'loading'],
    ['space', 'space', 'loading'],
  ]);
});

it('has a first page that was not requested here', () => {
  expect(after(page('space', 0, first)).space).toMatchObject({ status: 'loaded', challenges: [first], total: 3 });
});

it('adds the next page, and starts again with the first', () => {
  const more = after(page(null, 0, first, second), moreHistoryRequested({ spaceId: null }), page(null, 2, third));
  expect(more.all?.challenges).toEqual([first, second, third]);
  expect(challengeHistoryReducer(more, page(null, 0, third)).all?.challenges).toEqual([third]);
});

it('may fail before it has any', () => {
  expect(after(historyFailed({ spaceId: 'space', failure })).space).toEqual({
    status: 'failed',
    failure,
    spaceId: 'space',
    challenges: [],
    total: null,
  });
});

import { readChallengeEvents } from '../../../services/club/challengeEvents';
import { toFailure } from '../../../services/http/errors';
import { wireChallengeEvent } from '../../../services/testing/wireResponses';
import { challengeEventsReducer, eventsFailed, eventsFetched, eventsRequested, moreEventsRequested } from './slice';

const none = challengeEventsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof challengeEventsReducer>[1][]) =>
  events.reduce(challengeEventsReducer, none);
const name = { challengeId: 'caves', spaceId: 'space' };
const page = (offset: number, ...ids: string[]) =>
  eventsFetched({
    ...readChallengeEvents({ events: ids.map((eventId) => wireChallengeEvent({ eventId })), total: 3 }),
    challengeId: 'caves',
    offset,
  });
const idsIn = (state: typeof none) => state.caves?.events.map(({ eventId }) => eventId);
const failure = toFailure(new Error('The services are down.'));

it('has a first page that was not requested here', () => {
  expect(idsIn(after(page(0, 'newest')))).toEqual(['newest']);
});

it('adds the next page, and starts again with the first', () => {
  const more = after(eventsRequested(name), page(0, 'a', 'b'), moreEventsRequested(name), page(2, 'c'));
  expect(idsIn(more)).toEqual(['a', 'b', 'c']);
  expect(idsIn(challengeEventsReducer(more, page(0, 'c')))).toEqual(['c']);
});

it('keeps what it has while more is requested', () => {
  const state = after(page(0, 'a'), moreEventsRequested(name));
  expect(state.caves).toMatchObject({ status: 'loading', total: 3, events: [{ eventId: 'a' }] });
});

it('may fail before it has any', () => {
  expect(after(eventsFailed({ challengeId: 'caves', failure })).caves).toEqual({
    status: 'failed',
    failure,
    events: [],
    total: null,
  });
});

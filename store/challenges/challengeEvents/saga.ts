import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { getChallengeEvents } from '../../../services/club/challengeEvents';
import { callService } from '../../support/callService';
import { safely } from '../../support/safely';
import { selectChallengeEvents } from './selectors';
import { eventsFailed, eventsFetched, eventsRequested, moreEventsRequested } from './slice';

const eventsPageSize = 8;

type Wanted = ReturnType<typeof eventsRequested | typeof moreEventsRequested>;

function* fetchEvents(action: Wanted): SagaGenerator<void> {
  const { challengeId, spaceId } = action.payload;
  const { events } = yield* select(selectChallengeEvents, challengeId);
  const offset = moreEventsRequested.match(action) ? events.length : 0;
  const page = yield* callService(getChallengeEvents, { challengeId, spaceId, offset, limit: eventsPageSize });
  yield* put(eventsFetched({ ...page, challengeId, offset }));
}

export function* challengeEventsSaga(): SagaGenerator<void> {
  yield* takeEvery(
    [eventsRequested, moreEventsRequested],
    safely(fetchEvents, (failure, { payload }) => eventsFailed({ challengeId: payload.challengeId, failure })),
  );
}

import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { chooseAutoBank, getAutoBank } from '../../services/club/autoBank';
import { getChallengeEvents, getChallengeHistory } from '../../services/club/challengeHistory';
import { getCurrentChallenges } from '../../services/club/currentChallenges';
import { callService } from '../support/callService';
import { createPages } from '../support/createPages';
import { createResource } from '../support/createResource';
import { safely } from '../support/safely';
import { settleLast } from '../support/settleLast';
import { challengesBanked, listName } from './slice';

export const currentChallenges = createResource('currentChallenges', {
  *fetch() {
    return (yield* callService(getCurrentChallenges, null)).challenges;
  },
});

export const challengeEvents = createPages('challengeEvents', {
  keyOf: ({ challengeId }) => challengeId,
  pageSize: 8,
  *fetch({ challengeId, spaceId }, page) {
    const { events, total } = yield* callService(getChallengeEvents, { challengeId, spaceId, ...page });
    return { items: events, total };
  },
});

/** By the space of a game, or null for all; newest first. */
export const challengeHistory = createPages('challengeHistory', {
  keyOf: (spaceId) => listName({ spaceId }),
  pageSize: 10,
  *fetch(spaceId, page) {
    const { challenges, total } = yield* callService(getChallengeHistory, { spaceId: spaceId ?? undefined, ...page });
    return { items: challenges, total };
  },
  refreshOn: challengesBanked,
});

export const autoBank = createResource('autoBank', { fetch: () => callService(getAutoBank, null) });

export const autoBankChoice = settleLast('autoBankChoice', {
  *save(choice) {
    yield* put(autoBank.fetched(yield* callService(chooseAutoBank, { autoBank: choice })));
  },
});

/** Only the services know whether a bank was almost missed. */
function* refreshOffer(): SagaGenerator<void> {
  const { data } = yield* select(autoBank.select);
  if (data?.autoBank === false) yield* autoBank.refresh();
}

export function* autoBankSaga(): SagaGenerator<void> {
  yield* takeEvery(challengesBanked, safely(refreshOffer));
}

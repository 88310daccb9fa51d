import { getChallengeEvents } from '../../../services/club/challengeEvents';
import { callService } from '../../support/callService';
import { createPages } from '../../support/createPages';

export const challengeEvents = createPages('challengeEvents', {
  keyOf: ({ challengeId }) => challengeId,
  pageSize: 8,
  *fetch({ challengeId, spaceId }, page) {
    const { events, total } = yield* callService(getChallengeEvents, { challengeId, spaceId, ...page });
    return { items: events, total };
  },
});

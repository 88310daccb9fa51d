import type { RootState } from '../../rootReducer';
import { noEvents } from './slice';

/** What was seen for a challenge; nothing before anybody looked. */
export const selectChallengeEvents = ({ challengeEvents }: RootState, challengeId: string) =>
  challengeEvents[challengeId] ?? noEvents;

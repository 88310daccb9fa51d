import type { RootState } from '../../rootReducer';
import { noEvents } from './slice';

/** The events of a challenge; empty until requested. */
export const selectChallengeEvents = ({ challengeEvents }: RootState, challengeId: string) =>
  challengeEvents[challengeId] ?? noEvents;

import type { PlayerState } from '../../rootReducer';
import { noEvents } from './slice';

/** The events of a challenge; empty until requested. */
export const selectChallengeEvents = ({ challengeEvents }: PlayerState, challengeId: string) =>
  challengeEvents[challengeId] ?? noEvents;

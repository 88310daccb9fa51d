import type { RootState } from '../../rootReducer';
import { nothingSeen } from './slice';

/** What was seen for a challenge; nothing before anybody looked. */
export const selectSeenEvents = ({ challengeEvents }: RootState, challengeId: string) =>
  challengeEvents[challengeId] ?? nothingSeen;

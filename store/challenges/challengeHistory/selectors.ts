import type { PlayerState } from '../../rootReducer';
import { listName } from '../slice';
import { noPastChallenges } from './slice';

/** The past challenges of a game, or of all the player's games (null). */
export const selectPastChallenges = ({ challengeHistory }: PlayerState, spaceId: string | null) =>
  challengeHistory[listName({ spaceId })] ?? noPastChallenges;

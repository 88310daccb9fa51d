import type { ReactNode } from 'react';
import type { Challenge } from '../../services/club/challenges';
import { ChallengeRows, type GameOf } from './ChallengeRows';
import { ChallengesAbsent } from './ChallengeStates';
import { useChallenges } from './useChallenges';

interface ChallengeListProps {
  /** A game's, or with null all of the player's. */
  spaceId: string | null;
  /** Which of them; all by default. */
  filter?: (challenge: Challenge) => boolean;
  /** Another order than the most urgent first. */
  order?: (challenges: readonly Challenge[]) => Challenge[];
  most?: number;
  gameOf?: GameOf;
  /** In place of the usual words where there are none. */
  empty?: ReactNode;
}

const everything = () => true;

/** Challenges as rows, most urgent first, with their loading, empty and error states. */
export function ChallengeList({
  spaceId,
  filter = everything,
  order,
  most = Infinity,
  gameOf,
  empty,
}: ChallengeListProps) {
  const { challenges, status, refresh } = useChallenges(spaceId);
  const wanted = challenges.filter(filter);
  const shown = (order ? order(wanted) : wanted).slice(0, most);
  if (shown.length > 0) return <ChallengeRows challenges={shown} gameOf={gameOf} />;
  if (status === 'loaded' && empty !== undefined) return empty;
  return <ChallengesAbsent status={status} onRetry={refresh} />;
}

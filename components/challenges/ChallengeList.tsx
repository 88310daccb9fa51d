import type { ReactNode } from 'react';
import type { Challenge } from '../../services/club/types';
import { ChallengeRows, type GameOf } from './ChallengeRows/ChallengeRows';
import { ChallengesFallback } from './ChallengeRows/ChallengesFallback';
import { useChallenges } from './useChallenges';

interface ChallengeListProps {
  /** A game's space, or null for all of the player's games. */
  spaceId: string | null;
  /** Which challenges to show; all by default. */
  filter?: (challenge: Challenge) => boolean;
  /** Sorts the challenges; the most urgent comes first by default. */
  order?: (challenges: readonly Challenge[]) => Challenge[];
  most?: number;
  gameOf?: GameOf;
  /** Replaces the usual empty state. */
  empty?: ReactNode;
}

const everything = () => true;

/** Challenges as rows, with their loading, empty and error states. */
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
  return <ChallengesFallback status={status} onRetry={refresh} />;
}

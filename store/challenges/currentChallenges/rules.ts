import type { Challenge } from '../../../services/club/challenges';
import type { CurrentChallenge } from '../../../services/club/currentChallenges';

/** Orders challenges by rounds: the first of each game, then the second of each, so that no game dominates the list. */
export function inRoundsOfGames(challenges: readonly CurrentChallenge[]): CurrentChallenge[] {
  const rounds = new Map<CurrentChallenge, number>();
  const counts = new Map<string, number>();
  for (const challenge of challenges) {
    const round = counts.get(challenge.spaceId) ?? 0;
    rounds.set(challenge, round);
    counts.set(challenge.spaceId, round + 1);
  }
  return challenges.toSorted((a, b) => (rounds.get(a) ?? 0) - (rounds.get(b) ?? 0));
}

export const untouched = (challenge: CurrentChallenge): Challenge => ({
  ...challenge,
  status: challenge.type === 'weekly' ? 'available' : 'active',
  platforms: null,
  contribution: null,
  progress: 0,
  bankUntil: null,
  thresholds: challenge.thresholds.map((threshold) => ({ ...threshold, reached: false })),
  reward: { ...challenge.reward, items: [] },
  activationDate: null,
  completionDate: null,
  bankedDate: null,
});

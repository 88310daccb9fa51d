import type { Challenge } from '../../../services/club/types';
import type { CurrentChallenge } from '../../../services/club/visitorTypes';

/** Orders challenges by rounds: the first of each game, then the second of each, so that no game dominates the list. */
export function roundTheGames(challenges: readonly CurrentChallenge[]): CurrentChallenge[] {
  const turns = new Map<CurrentChallenge, number>();
  const seen = new Map<string, number>();
  for (const challenge of challenges) {
    const turn = seen.get(challenge.spaceId) ?? 0;
    turns.set(challenge, turn);
    seen.set(challenge.spaceId, turn + 1);
  }
  return challenges.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}

/** The challenge for a player without any progress. */
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

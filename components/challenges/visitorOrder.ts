import type { CurrentChallenge } from '../../services/club/visitorTypes';

/** The first challenge of each game, then the second of each, and so on: no game fills the list before the others. */
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

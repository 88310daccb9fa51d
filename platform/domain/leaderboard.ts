/**
 * A place for every score, the highest first: equal scores share a place, and the next one counts them all (1, 2, 2, 4).
 */
export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

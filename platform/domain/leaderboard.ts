/** The rank of every score, highest first: equal scores share a rank, and the next one skips (1, 2, 2, 4). */
export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** Random numbers from a seed: the same seed gives the same numbers on every machine (mulberry32). */
export interface Rng {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True with the given probability, 0 to 1. */
  isTrue(share: number): boolean;
  /** An item of a list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isTrue: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)],
  };
}

/** Draws from a seed: the same seed draws the same, on every machine (mulberry32). */
export interface Chance {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True so often out of one. */
  isLucky(share: number): boolean;
  /** One of a list; undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined;
}

export function chanceOf(seed: number): Chance {
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
    isLucky: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)],
  };
}

export type Rng = ReturnType<typeof createRng>;

/** Random numbers from a seed: the same seed gives the same numbers on every machine (mulberry32). */
export function createRng(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    /** A number from 0 up to, but not, 1. */
    next,
    /** A whole number from `least` to `most`, both included. */
    between,
    /** True with the given probability, 0 to 1. */
    isTrue: (share: number) => next() < share,
    /** An item of a list; undefined if it is empty. */
    pick: <T>(list: readonly T[]): T | undefined => list[between(0, list.length - 1)],
  };
}

interface Pace {
  /** What a key may use before it has to wait. */
  atOnce: number;
  perSecond: number;
}

/** Between two looks for keys that have nothing left to wait for. */
const sweepMs = 10_000;

/**
 * Says how long each key has to wait, by what it used so far: what it uses at once is free, and beyond that it waits until a
 * steady use would have come as far.
 */
export function pacePerKey({ atOnce, perSecond }: Pace, now: () => number = () => performance.now()) {
  const uses = new Map<string, { amount: number; at: number }>();
  let sweptAt = now();

  function usedBy(key: string): number {
    const use = uses.get(key);
    return use ? Math.max(0, use.amount - ((now() - use.at) / 1000) * perSecond) : 0;
  }

  function sweep(): void {
    if (now() - sweptAt < sweepMs) return;
    sweptAt = now();
    for (const key of uses.keys()) if (usedBy(key) === 0) uses.delete(key);
  }

  return {
    /** In ms; 0 for a key that may go on. */
    waitOf: (key: string): number => Math.max(0, ((usedBy(key) - atOnce) / perSecond) * 1000),
    use: (key: string, amount: number): void => {
      sweep();
      uses.set(key, { amount: usedBy(key) + amount, at: now() });
    },
  };
}

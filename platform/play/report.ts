const nothing = {
  sessions: 0,
  events: 0,
  activated: 0,
  /** Completed challenges, before they are banked. */
  completed: 0,
  banked: 0,
  claimed: 0,
  unitsEarned: 0,
  unitsSpent: 0,
};

/** Counts of what virtual users did. */
export type Tally = typeof nothing;

/** Counts the calls and actions of many players, and formats them as lines. */
export function startReport(players: number, now: () => number) {
  const began = now();
  const tally: Tally = { ...nothing };
  const took: number[] = [];
  const rejected = new Map<string, number>();
  const seconds = () => (now() - began) / 1000;
  const rejections = () => [...rejected].map(([why, times]) => `${times} x ${why}`).join(', ') || 'none';

  return {
    tally,
    /** A call with a response, in ms. */
    responded: (ms: number) => void took.push(ms),
    /** A call that was rejected or got no response. */
    rejected: (why: string) => void rejected.set(why, (rejected.get(why) ?? 0) + 1),
    progress: () =>
      `${Math.round(seconds())} s: ${took.length} calls, ${tally.events} events, ${tally.banked} challenges banked, ` +
      `${tally.claimed} rewards claimed, ${tally.unitsEarned} Units earned, ${tally.unitsSpent} spent; refused: ${rejections()}`,
    summary: () => {
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
      return [
        `${players} players, ${Math.round(seconds())} s, ${took.length} calls (${(took.length / seconds()).toFixed(1)} a second; half within ${at(0.5)} ms, 99% within ${at(0.99)} ms)`,
        `${tally.sessions} sessions, ${tally.events} events, ${tally.activated} challenges activated, ${tally.completed} completed, ${tally.banked} banked, ${tally.claimed} rewards claimed`,
        `Units: ${tally.unitsEarned} earned by banking, ${tally.unitsSpent} spent`,
        `Refused: ${rejections()}`,
      ];
    },
  };
}

export type Report = ReturnType<typeof startReport>;

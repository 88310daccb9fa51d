import { median } from '../percentile';
import type { Measurement } from './measuredProcess';

/** The longest that a call may hold up all others, in ms. */
const mostLoopDelayMs = 100;

/** How much of each figure may be added from the third to the last quarter of a soak: a part of it, and something fixed. */
const bands = {
  rss: { part: 0.08, fixed: 24 * 2 ** 20 },
  heapUsed: { part: 0.08, fixed: 6 * 2 ** 20 },
  external: { part: 0.08, fixed: 16 * 2 ** 20 },
  handles: { part: 0.25, fixed: 64 },
  files: { part: 0.25, fixed: 64 },
} as const;

type Figure = keyof typeof bands;
const figures = ['rss', 'heapUsed', 'external', 'handles', 'files'] as const satisfies readonly Figure[];

/**
 * The figures of a process that still grew in the second half of a soak, a sentence each; none where all are level. It
 * compares the medians of the third and the last quarter, because one measurement depends on what is under way.
 */
export function growthIn(
  name: string,
  measurements: readonly Measurement[],
  compared: readonly Figure[] = figures,
): string[] {
  const half = measurements.slice(Math.floor(measurements.length / 2));
  const [third, last] = [half.slice(0, Math.ceil(half.length / 2)), half.slice(Math.ceil(half.length / 2))];
  if (third.length === 0 || last.length === 0) return [`${name}: there are too few measurements.`];
  return compared.flatMap((figure) => {
    const [before, after] = [medianOf(third, figure), medianOf(last, figure)];
    const { part, fixed } = bands[figure];
    const most = before * (1 + part) + fixed;
    return after > most
      ? [`${name}: ${figure} grew from ${before} to ${after}; at most ${Math.round(most)} is level.`]
      : [];
  });
}

const medianOf = (measurements: readonly Measurement[], figure: Figure) =>
  median(measurements.map((each) => each[figure] ?? 0));

/**
 * A sentence if the event loop of a process was held up for too long: by the median of the p99s, as a busy machine holds up single
 * turns.
 */
export function heldUpLoop(name: string, measurements: readonly Measurement[]): string[] {
  const p99 = median(measurements.map(({ loopDelay }) => loopDelay.p99));
  return p99 > mostLoopDelayMs
    ? [`${name}: the event loop was held up for ${p99.toFixed(0)} ms; at most ${mostLoopDelayMs} are right.`]
    : [];
}

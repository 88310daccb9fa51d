import { TooManyWaiting } from './limitPerKey';

interface Limit {
  /** Tasks of one key that run at once. */
  atOnce: number;
  /** Tasks of one key that may wait. */
  mostWaiting: number;
}

/** The tasks of one key. */
interface Line {
  running: number;
  /** Starts a task, first come first served. */
  waiting: (() => void)[];
  /** Which part of the last second it had tasks, from 0 to 1. */
  share: number;
  /** When `share` was computed, in ms. */
  measuredAt: number;
  /** When its last task ended, in ms. */
  endedAt: number;
}

/** A key that has had tasks for more of the last second is busy. */
const busyShare = 0.5;

/** How long a key without tasks is remembered. */
const rememberedMs = 2000;

const secondMs = 1000;

/** How long a task of a busy key lets those of others run, before it gets a turn beside them. */
const yieldMs = 50;

/**
 * Runs the tasks of each key in order, a few at once. A busy key gives way while others have tasks: it runs one at a time, and
 * starts it when none of a less busy key runs, or after 50 ms. So its tasks take the time that others leave, however many it
 * has. Rejects with TooManyWaiting where too many of a key wait.
 */
export function fairTurns({ atOnce, mostWaiting }: Limit, now: () => number = () => performance.now()) {
  const lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;

  function measure(line: Line): void {
    const kept = Math.exp((line.measuredAt - now()) / secondMs);
    const hasTasks = line.running + line.waiting.length > 0;
    line.share = line.share * kept + (hasTasks ? 1 - kept : 0);
    line.measuredAt = now();
  }

  function mayStart(line: Line): boolean {
    if (line.running >= atOnce) return false;
    if (line.share <= busyShare) return true;
    const lighter = [...lines.values()].filter((other) => other.share < line.share);
    if (lighter.length === 0) return true;
    const isBeside = lighter.some(({ running }) => running > 0);
    return line.running === 0 && (!isBeside || now() - line.endedAt >= yieldMs);
  }

  function startWaiting(): void {
    clearTimeout(timer);
    for (const [key, line] of lines) {
      measure(line);
      if (line.running + line.waiting.length === 0 && now() - line.endedAt > rememberedMs) lines.delete(key);
    }
    let isAnyWaiting = false;
    for (const line of lines.values()) {
      while (line.waiting.length > 0 && mayStart(line)) {
        line.running += 1;
        line.waiting.shift()?.();
      }
      isAnyWaiting ||= line.waiting.length > 0;
    }
    if (isAnyWaiting) timer = setTimeout(startWaiting, yieldMs).unref();
  }

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, waiting: [], share: 0, measuredAt: now(), endedAt: now() };
    if (line.waiting.length >= mostWaiting) throw new TooManyWaiting(`More than ${mostWaiting} tasks wait.`);
    lines.set(key, line);
    measure(line);
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      startWaiting();
    });
    try {
      return await task();
    } finally {
      measure(line);
      line.running -= 1;
      line.endedAt = now();
      startWaiting();
    }
  };
}

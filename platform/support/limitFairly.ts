import { TooManyWaiting, type Limit } from './limitPerKey';

interface Line {
  running: number;
  /** Starts a task, first come first served. */
  waiting: (() => void)[];
  /** How many tasks it started in about the last second. */
  load: number;
  /** In ms. */
  measuredAt: number;
  /** When its last task ended, in ms. */
  endedAt: number;
}

/** A key that has started more tasks in the last second is busy: a screen is a few. */
const busyLoad = 20;

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
export function limitFairly({ atOnce, mostWaiting }: Limit, now: () => number = () => performance.now()) {
  const lines = new Map<string, Line>();
  let timer: NodeJS.Timeout | undefined;

  function measure(line: Line): void {
    line.load *= Math.exp((line.measuredAt - now()) / secondMs);
    line.measuredAt = now();
  }

  function mayStart(line: Line): boolean {
    if (line.running >= atOnce) return false;
    if (line.load <= busyLoad) return true;
    const lighter = [...lines.values()].filter((other) => other.load < line.load);
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
        line.load += 1;
        const start = line.waiting.shift();
        // A database in this process answers without a turn of the event loop: without one between its tasks, all those of a busy
        // key would run before a call of somebody else is even received.
        if (line.load > busyLoad) setImmediate(() => start?.());
        else start?.();
      }
      isAnyWaiting ||= line.waiting.length > 0;
    }
    if (isAnyWaiting) timer = setTimeout(startWaiting, yieldMs).unref();
  }

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, waiting: [], load: 0, measuredAt: now(), endedAt: now() };
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
      line.running -= 1;
      line.endedAt = now();
      startWaiting();
    }
  };
}

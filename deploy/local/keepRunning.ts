import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { exitOf } from '../../platform/support/nodeProcess';

interface Options {
  first: ChildProcess;
  start: () => ChildProcess;
  /** Receives one sentence for each time that the program ended by itself. */
  log: (sentence: string) => void;
  /** Aborted before the program is stopped for good. */
  stopping: AbortSignal;
  /** Milliseconds before the first new start; they double with each start that follows, up to `longestMs`. */
  firstMs?: number;
  longestMs?: number;
  /** A program that has run for this long, in ms, starts again after `firstMs`. */
  steadyMs?: number;
}

/** Starts a program again with back-off whenever it ends by itself. Returns a function that gives the present process. */
export function keepRunning({
  first,
  start,
  log,
  stopping,
  firstMs = 1_000,
  longestMs = 30_000,
  steadyMs = 60_000,
}: Options): () => ChildProcess {
  let child = first;

  const run = async () => {
    let waitMs = firstMs;
    for (;;) {
      const startedAt = Date.now();
      await exitOf(child);
      if (stopping.aborted) return;
      waitMs = Date.now() - startedAt >= steadyMs ? firstMs : waitMs;
      log(`The platform has ended; it starts again in ${Math.ceil(waitMs / 1000)} s.`);
      try {
        await setTimeout(waitMs, undefined, { signal: stopping });
      } catch {
        return;
      }
      child = start();
      waitMs = Math.min(2 * waitMs, longestMs);
    }
  };
  void run();

  return () => child;
}

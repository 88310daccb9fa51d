import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { exitOf } from '../../platform/support/nodeProcess';

/** A program that has run for this long, in ms, starts again as quickly as at first. */
const steadyMs = 60_000;

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
}

/** Starts a program again with back-off whenever it ends by itself. Returns a function that gives the present process. */
export function keepRunning(options: Options): () => ChildProcess {
  const { start, log, stopping, firstMs = 1_000, longestMs = 30_000 } = options;
  let child = options.first;
  const run = async () => {
    for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, longestMs)) {
      const startedAt = Date.now();
      await exitOf(child);
      if (stopping.aborted) return;
      if (Date.now() - startedAt >= steadyMs) waitMs = firstMs;
      log(`The platform has ended; it starts again in ${Math.ceil(waitMs / 1000)} s.`);
      const isStopped = await setTimeout(waitMs, false, { signal: stopping }).catch(() => true);
      if (isStopped) return;
      child = start();
    }
  };
  void run();
  return () => child;
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { runNode } from '../../platform/support/nodeProcess';

const measurement = z.object({
  /** Memory of the process that is not swapped out, in bytes. */
  rss: z.number(),
  /** Live JavaScript objects after a full collection, in bytes. */
  heapUsed: z.number(),
  /** Memory of native objects that JavaScript objects hold, in bytes; array buffers are a part of it. */
  external: z.number(),
  arrayBuffers: z.number(),
  /** What keeps the event loop alive: sockets, timers, requests to the file system. */
  handles: z.number(),
  sockets: z.number(),
  /** Open file descriptors; null where the system does not list them. */
  files: z.number().nullable(),
  /** How long the event loop was held up since the measurement before, in ms. */
  loopDelay: z.object({ p99: z.number(), max: z.number() }),
});
export type Measurement = z.infer<typeof measurement>;

const patienceMs = 60_000;

/** Starts this Node on a command line, so that `measure` can read its memory. Its errors go to this process's own. */
export const startMeasured = (
  args: readonly string[],
  variables: Record<string, string>,
  output: 'inherit' | 'ignore' = 'inherit',
): ChildProcess =>
  runNode(['--expose-gc', '--import', require.resolve('./probe.mjs'), ...args], variables, [
    'ignore',
    output,
    'inherit',
    'ipc',
  ]);

/** Collects garbage in a process that `startMeasured` started, and returns what it holds then. Throws if it ended. */
export const measure = (child: ChildProcess): Promise<Measurement> => answerOf(child, measurement);

/** Sends a message to a process that answers each. Throws if it ended. */
export async function answerOf<T>(child: ChildProcess, schema: z.ZodType<T>): Promise<T> {
  const answer = once(child, 'message', { signal: AbortSignal.timeout(patienceMs) });
  if (!child.send('measure')) throw new Error('The measured process does not read its messages.');
  const [message] = z
    .tuple([schema])
    .rest(z.unknown())
    .parse(await answer);
  return message;
}

/** How often something was done in a second, and how long the slowest of a hundred took. */
export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Does the thing once for one of the callers, who are numbered from 0. Throws where it fails. */
export type Task = (caller: number) => Promise<unknown>;

/** How many do it at once. */
export const callers = 16;

const warmUpMs = 1000;
const measuredMs = 4000;

/** Lets every caller do a thing again and again, after a second of warming up. */
export async function measure(task: Task): Promise<Figures> {
  await doAll(task, warmUpMs);
  const began = performance.now();
  const times = await doAll(task, measuredMs);
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}

async function doAll(task: Task, ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const times = await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const own: number[] = [];
      while (performance.now() < until) {
        const began = performance.now();
        await task(caller);
        own.push(performance.now() - began);
      }
      return own;
    }),
  );
  return times.flat();
}

/** Asks an address and reads all it answers. Throws where that is no success. */
export const asking =
  (url: string, request: RequestInit = {}): Task =>
  async () => {
    const reply = await fetch(url, request);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  };

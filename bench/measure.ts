import { median, percentile } from './percentile';

/** The throughput and the latency of an operation. */
export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Runs the operation once for one of the virtual users, numbered from 0. Throws if it fails. */
export type Task = (user: number) => Promise<unknown>;

/** How many virtual users run an operation of the platform at the same time. */
export const virtualUsers = 16;

const warmUpMs = 1000;

/** Runs a task for every virtual user again and again, after a second of warming up. */
export async function measure(task: Task, { users = virtualUsers, measuredMs = 4000 } = {}): Promise<Figures> {
  await runFor(task, users, warmUpMs);
  const started = performance.now();
  const times = await runFor(task, users, measuredMs);
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, p50: median(times), p99: percentile(times, 0.99) };
}

async function runFor(task: Task, users: number, ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const times: number[] = [];
  const run = async (user: number) => {
    while (performance.now() < until) {
      const started = performance.now();
      await task(user);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => run(user)));
  return times;
}

/** How often an address answered in a second, and how long the slowest of a hundred took. */
export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

const seconds = 4;
const callers = 16;

/** Asks an address again and again, as `callers` at once, after a second of warming up. Throws where it does not answer. */
export async function measure(url: string, headers: Record<string, string> = {}): Promise<Figures> {
  await ask(url, headers, Date.now() + 1000);
  const began = performance.now();
  const until = Date.now() + seconds * 1000;
  const times = (await Promise.all(Array.from({ length: callers }, () => ask(url, headers, until)))).flat();
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? NaN };
}

async function ask(url: string, headers: Record<string, string>, until: number): Promise<number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    const began = performance.now();
    const reply = await fetch(url, { headers });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
    times.push(performance.now() - began);
  }
  return times;
}

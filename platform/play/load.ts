import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { virtualUsers } from '../content/players/virtualUsers';
import { readLocalKeys } from '../play/localKeys';
import { limitConcurrency } from '../support/limitConcurrency';
import type { Clock } from '../support/clock';
import { createRng } from './rng';
import { logIn, platformClient, readGames, Rejected, type Call } from './client';
import { counted, playSessions } from './virtualUser';
import type { LoadOptions } from './options';
import { startReport } from './report';

const progressMs = 10_000;
/** Password checks are slow on purpose, so virtual users sign in two at a time. */
const signInConcurrency = 2;
/** A ticket is valid for three hours: a virtual user signs in again before it expires. */
const ticketUseMs = 2 * 60 * 60_000;

/**
 * Runs many virtual users at once, each as its own HTTP client, until the time is over or the signal aborts. Reports the
 * progress every ten seconds, and returns the summary. Throws an error with one sentence if the run cannot start.
 */
export async function playLoad(
  options: LoadOptions,
  { log, signal, clock }: { log: (line: string) => void; signal: AbortSignal; clock?: Clock },
): Promise<string[]> {
  const { players, minutes, seed } = options;
  const call = platformClient(options.platformUrl, clock);
  const playable = (await readGames(call)).filter((game) => game.status === 'Active');
  const keys = await readLocalKeys(options.keysFile);
  const end = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)]);
  // Every waiting virtual user listens.
  setMaxListeners(0, end);
  const report = startReport(players, () => performance.now());
  const ticker = setInterval(() => log(report.progress()), progressMs);
  const limitSignIns = limitConcurrency(signInConcurrency);
  try {
    await Promise.all(
      virtualUsers.slice(0, players).map(async ({ email }, index) => {
        const rng = createRng(seed * virtualUsers.length + index);
        const player = { call: counted(call, report, end), rng, games: playable, keys, tally: report.tally };
        while (!end.aborted) {
          const ticket = await limitSignIns(() => signIn(call, { email, password: options.password }, end));
          if (ticket)
            await playSessions({ ...player, ticket }, AbortSignal.any([end, AbortSignal.timeout(ticketUseMs)]));
        }
      }),
    );
  } finally {
    clearInterval(ticker);
  }
  return report.summary();
}

/** Returns a ticket; null if the run ended first, or after the wait that the platform requested. */
async function signIn(
  call: Call,
  { email, password }: { email: string; password: string },
  end: AbortSignal,
): Promise<string | null> {
  if (end.aborted) return null;
  try {
    return await logIn(call, email, password);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    if (error.retryAfter !== null) {
      await sleep(error.retryAfter * 1000, undefined, { signal: end }).catch(() => undefined);
      return null;
    }
    throw new Error(`${email} cannot sign in: ${error.message} The crowd lives on a platform that planted it.`, {
      cause: error,
    });
  }
}

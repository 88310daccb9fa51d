import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { virtualUsers } from '../content/players/virtualUsers';
import { inTurns } from '../support/inTurns';
import { chanceOf } from './rng';
import { basicOf, platformClient, Refused, ticketOf, type Call } from './client';
import { counted } from './countedCall';
import { playSessions } from './virtualUser';
import type { CrowdOptions } from './options';
import { startReport } from './report';

const progressMs = 10_000;
/** Signing in is made slow on purpose, so a crowd queues at the door. */
const atTheDoor = 2;
/** A ticket lives three hours: a player who plays on signs in again before. */
const ticketUseMs = 2 * 60 * 60_000;

const gamesReply = z.object({
  games: z.array(z.object({ spaceId: z.string(), slug: z.string(), title: z.string(), status: z.string() })),
});
const sessionReply = z.object({ ticket: z.string() });

/**
 * Lets many players play at once, each as its own client over HTTP, until the time is over or the signal says stop.
 * Tells how it goes every ten seconds; gives the summary. Throws a sentence where the crowd cannot begin.
 */
export async function playInCrowd(
  options: CrowdOptions,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<string[]> {
  const { players, minutes, seed } = options;
  const call = platformClient(options.platformUrl);
  const { games } = await call('/v1/spaces/club/games', gamesReply);
  const playable = games.filter((game) => game.status === 'Active');
  const { end, cancel } = startEnd(minutes * 60_000, signal);
  const report = startReport(players, () => performance.now());
  const ticker = setInterval(() => say(report.progress()), progressMs);
  const door = inTurns(atTheDoor);
  try {
    await Promise.all(
      virtualUsers.slice(0, players).map(async ({ email }, index) => {
        const chance = chanceOf(seed * virtualUsers.length + index);
        const player = { call: counted(call, report, end), chance, games: playable, tally: report.tally };
        while (!end.aborted) {
          const ticket = await door(() => signIn(call, { email, password: options.password }, end));
          if (ticket)
            await playSessions({ ...player, ticket }, AbortSignal.any([end, AbortSignal.timeout(ticketUseMs)]));
        }
      }),
    );
  } finally {
    clearInterval(ticker);
    cancel();
  }
  return report.summary();
}

/** A signal for all: the time is over, or somebody stopped the crowd. */
function startEnd(ms: number, signal: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ms);
  signal.addEventListener('abort', stop);
  // Every waiting player listens.
  setMaxListeners(0, controller.signal);
  return { end: controller.signal, cancel: () => clearTimeout(timer) };
}

/** A ticket; null where the end came first. A platform that says when to try again gets its wish. */
async function signIn(
  call: Call,
  { email, password }: { email: string; password: string },
  end: AbortSignal,
): Promise<string | null> {
  if (end.aborted) return null;
  const request = { method: 'POST', authorization: basicOf(email, password), body: { rememberMe: false } };
  try {
    return ticketOf((await call('/v3/profiles/sessions', sessionReply, request)).ticket);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.retryAfter !== null) {
      await sleep(error.retryAfter * 1000, undefined, { signal: end }).catch(() => undefined);
      return null;
    }
    throw new Error(`${email} cannot sign in: ${error.message} The crowd lives on a platform that planted it.`, {
      cause: error,
    });
  }
}

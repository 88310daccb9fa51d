import { randomUUID } from 'node:crypto';
import type { TestClient, TestResponse } from '../../testing/client';
import { bank, claim, complete, send, type Member } from './club';

/** What one player asked for under load, and what was acknowledged before the platform was gone. */
export interface Asked {
  member: Member;
  /** First replies by Idempotency-Key; null where none came. */
  claims: Map<string, unknown>;
  /** Ids of the events that were sent, acknowledged or not. */
  events: Set<string>;
  /** True once the bank was acknowledged, null where it was asked for and no answer came. */
  isBanked: boolean | null;
}

export const nothingAsked = (member: Member): Asked => ({
  member,
  claims: new Map(),
  events: new Set(),
  isBanked: false,
});

/** What the sample's action asks and pays. */
export const fare = { crossings: 10, units: 20 };

/** Counted once each, however often they are sent; they move a stat, and the tenth completes an action. */
export const crossing = (id: string) => ({ id, name: 'lake.crossed', count: 1 });

/**
 * Claims, banks and plays without a pause, in two lanes a player. When so many calls have been acknowledged, `end` ends
 * the platform or its database, and every call that is on its way with it.
 */
export async function loadUntil(
  acknowledged: number,
  call: TestClient,
  asked: readonly Asked[],
  end: () => Promise<void>,
): Promise<void> {
  let count = 0;
  let ending: Promise<void> | undefined;
  const counted: TestClient = async (path, sent) => {
    const reply = await call(path, sent);
    count += 1;
    if (count === acknowledged) ending = end();
    return reply;
  };
  await Promise.all(asked.flatMap((each) => [claimOn(counted, each), playOn(counted, each)]));
  await ending;
}

async function claimOn(call: TestClient, asked: Asked): Promise<void> {
  for (;;) {
    const key = randomUUID();
    asked.claims.set(key, null);
    const reply = await answerOf(claim(call, asked.member, key));
    if (!reply) return;
    asked.claims.set(key, reply.body);
  }
}

async function playOn(call: TestClient, asked: Asked): Promise<void> {
  if (asked.isBanked === false) {
    if (!(await answerOf(complete(call, asked.member)))) return;
    asked.isBanked = null;
    if (!(await answerOf(bank(call, asked.member)))) return;
    asked.isBanked = true;
  }
  for (;;) {
    const id = randomUUID();
    asked.events.add(id);
    if (!(await answerOf(send(call, asked.member, crossing(id))))) return;
  }
}

/** The reply where it was acknowledged; null where the connection broke, or the database behind it did. */
async function answerOf(sent: Promise<TestResponse>): Promise<TestResponse | null> {
  const reply = await sent.catch(() => null);
  if (!reply || reply.status === 504) return null;
  if (reply.status === 200) return reply;
  throw new Error(`The platform said ${reply.status}: ${JSON.stringify(reply.body)}`);
}

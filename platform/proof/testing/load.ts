import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestClient, TestResponse } from '../../testing/client';
import { bank, claim, complete, newestClaim, send, undo, type Member } from './club';

/** The calls of one player under load, and which were acknowledged before the platform ended. */
export interface PlayerCalls {
  member: Member;
  /** First responses by Idempotency-Key; null without one. */
  claims: Map<string, unknown>;
  /** The claims that were undone, with the first responses, by Idempotency-Key. */
  undos: Map<string, { claimId: string; first: unknown }>;
  /** Ids of the events that were sent, acknowledged or not. */
  events: Set<string>;
  /** True if the bank call was acknowledged, null if it was sent and got no response. */
  isBanked: boolean | null;
}

export const noCalls = (member: Member): PlayerCalls => ({
  member,
  claims: new Map(),
  undos: new Map(),
  events: new Set(),
  isBanked: false,
});

/** The target and the Units of the sample's action. */
export const fare = { crossings: 10, units: 20 };

/** Each counts once, however often it is sent. They change a stat, and the tenth completes an action. */
export const crossing = (id: string) => ({ id, name: 'lake.crossed', count: 1 });

/**
 * Claims, undoes every second claim, banks and plays without a pause, two calls per player at a time. After the given number of acknowledged calls,
 * `end` ends the platform or its database, and with it every pending call.
 */
export async function loadUntil(
  acknowledged: number,
  call: TestClient,
  calls: readonly PlayerCalls[],
  end: () => Promise<void>,
): Promise<void> {
  let count = 0;
  let ending: Promise<void> | undefined;
  const counted: TestClient = async (path, sent) => {
    const response = await call(path, sent);
    count += 1;
    if (count === acknowledged) ending = end();
    return response;
  };
  await Promise.all(calls.flatMap((each) => [claimOn(counted, each), playOn(counted, each)]));
  await ending;
}

async function claimOn(call: TestClient, calls: PlayerCalls): Promise<void> {
  for (;;) {
    const key = randomUUID();
    calls.claims.set(key, null);
    const response = await answerOf(claim(call, calls.member, key));
    if (!response) return;
    calls.claims.set(key, response.body);
    if (calls.claims.size % 2 === 0 && !(await undoLast(call, calls))) return;
  }
}

/** Undoes the newest claim; false if the connection or the database broke. */
async function undoLast(call: TestClient, { member, undos }: PlayerCalls): Promise<boolean> {
  const list = await answerOf(newestClaim(call, member));
  if (!list) return false;
  const [{ claimId }] = claimsBody.parse(list.body).claims;
  const key = randomUUID();
  undos.set(key, { claimId, first: null });
  const response = await answerOf(undo(call, member, { claimId, key }));
  if (response) undos.set(key, { claimId, first: response.body });
  return response !== null;
}

const claimsBody = z.object({ claims: z.tuple([z.object({ claimId: z.guid() })]) });

async function playOn(call: TestClient, calls: PlayerCalls): Promise<void> {
  if (calls.isBanked === false) {
    if (!(await answerOf(complete(call, calls.member)))) return;
    calls.isBanked = null;
    if (!(await answerOf(bank(call, calls.member)))) return;
    calls.isBanked = true;
  }
  for (;;) {
    const id = randomUUID();
    calls.events.add(id);
    if (!(await answerOf(send(call, calls.member, crossing(id))))) return;
  }
}

/** The response if the call was acknowledged; null if the connection or the database broke. */
async function answerOf(sent: Promise<TestResponse>): Promise<TestResponse | null> {
  const response = await sent.catch(() => null);
  if (!response || response.status === 504) return null;
  if (response.status === 200) return response;
  throw new Error(`The platform said ${response.status}: ${JSON.stringify(response.body)}`);
}

import { z } from 'zod';
import { connect, type Connection, type DatabasePlace } from '../../db/connect';
import { onlyRunId } from '../../db/seed/catalogRows';
import { content } from '../../content/content';
import { ids } from '../../content/ids';
import { saveContentVersion, seedDatabase } from '../../db/seed/seedDatabase';
import { openSession } from '../../db/stores/accounts/sessionStore';
import { systemClock } from '../../support/clock';
import { givenAccount } from '../../testing/accounts';
import type { TestClient, TestResponse } from '../../testing/client';
import { gameServerOf } from '../../testing/gameServer';
import { giveUnits } from '../../testing/players';
import { sampleContent } from '../../testing/sampleContent';

const spaceId = ids.space('moongate');
/** A reward without a claim limit, and its price. */
export const charm = { id: ids.reward('moongate', 'river-charm'), units: 30 };
/** A challenge that needs no activation, the event that completes it, and its Units. */
const classic = { challengeId: onlyRunId('moongate', 'nine-gates'), event: 'gate.opened', count: 8 };
export const classicPays = 60;

/** Opens a database with the sample club, which a platform process does not update to the club's own content. */
export const openSample = (place: DatabasePlace): Promise<Connection> =>
  connect(place, async (db) => {
    await seedDatabase(db, sampleContent, systemClock.now());
    await saveContentVersion(db, content, systemClock.now());
  });

export interface Member {
  profileId: string;
  ticket: string;
  /** The calls of the game's server for the member. */
  asGame: Awaited<ReturnType<typeof gameServerOf>>;
}

let members = 0;

/** A player with a ticket and Units. */
export async function join({ db }: Pick<Connection, 'db'>, units: number): Promise<Member> {
  members += 1;
  const identity = { email: `member${members}@meridian.example`, nameOnPlatform: `Member${members}` };
  const platform = { db, clock: systemClock };
  const { userId } = await givenAccount({ platform }, identity);
  await giveUnits({ platform }, userId, units);
  const { ticket } = await openSession(db, systemClock, userId, { rememberMe: false });
  return { profileId: userId, ticket, asGame: await gameServerOf({ platform }, userId, spaceId) };
}

export const claim = (call: TestClient, { ticket }: Member, key: string): Promise<TestResponse> =>
  call('/v1/profiles/me/club/rewards', {
    method: 'POST',
    ticket,
    body: { id: charm.id, spaceId, quantity: 1 },
    headers: { 'Idempotency-Key': key },
  });

export const newestClaim = (call: TestClient, { ticket }: Member): Promise<TestResponse> =>
  call('/v1/profiles/me/club/rewards/claims?limit=1', { ticket });

export const undo = (
  call: TestClient,
  { ticket }: Member,
  { claimId, key }: { claimId: string; key: string },
): Promise<TestResponse> =>
  call(`/v1/profiles/me/club/rewards/claims/${claimId}/undo`, {
    method: 'POST',
    ticket,
    headers: { 'Idempotency-Key': key },
  });

export const bank = (call: TestClient, { ticket }: Member): Promise<TestResponse> =>
  call('/v2/profiles/me/club/challenges', {
    method: 'PUT',
    ticket,
    body: { challengeId: classic.challengeId, spaceId },
  });

/** Sends one event of a game; with an id, it counts once however often it is sent. */
export const send = (call: TestClient, { asGame }: Member, event: { id?: string; name: string; count: number }) => {
  const path = '/v3/profiles/me/events';
  return call(path, asGame(path, { spaceId, platform: 'PC', events: [event] }));
};

/** Completes the challenge, so that it can be banked. */
export const complete = (call: TestClient, member: Member): Promise<TestResponse> =>
  send(call, member, { name: classic.event, count: classic.count });

const balance = z.object({ units: z.number() });

export const unitsOf = async (call: TestClient, { ticket }: Member): Promise<number> =>
  balance.parse((await call('/clubwip/v1/profiles/me/club/website/newbalance', { ticket })).body).units;

const rejection = z.object({ errorCode: z.number() });

/** Counts of the responses by '200', or by the status with the platform's error code. */
export function countAnswers(responses: readonly TestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const code = rejection.safeParse(body);
    const answer = code.success ? `${status} code ${code.data.errorCode}` : String(status);
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

import { randomUUID } from 'node:crypto';
import { addGameKey } from '../db/stores/games/gameKeyStore';
import { readApplications } from '../db/stores/games/applicationStore';
import { openSession } from '../db/stores/accounts/sessionStore';
import { signCall } from '../domain/gameSignature';
import { headerNames } from '../http/kernel/headers';
import type { ServiceContext } from '../serviceContext';
import type { TestCall } from './client';

/** A body about one space; events may leave out their ids. */
export interface GameBody {
  spaceId: string;
  events?: readonly object[];
  [field: string]: unknown;
}

/** Makes the calls of a game's server for a player: with a ticket of the game's application, and signed. */
export async function gameServerOf(
  { platform: { db, clock } }: { platform: Pick<ServiceContext, 'db' | 'clock'> },
  profileId: string,
  spaceId: string,
) {
  const [application] = await readApplications(db, { spaceIds: [spaceId] });
  const { ticket } = await openSession(db, clock, profileId, {
    rememberMe: false,
    appId: application?.applicationId ?? null,
  });
  const key = await addGameKey(db, spaceId, clock.now());
  return (path: string, body: GameBody, method: 'POST' | 'PUT' = 'POST'): TestCall & { ticket: string } => {
    const events = body.events?.map((event) => ({ id: randomUUID(), ...event }));
    const text = JSON.stringify({ ...body, ...(events && { events }) });
    const signature = signCall(key, { method, path, profileId, body: text }, clock.now());
    return { method, ticket, body: text, headers: { [headerNames.gameSignature]: signature } };
  };
}

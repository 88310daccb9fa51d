import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { play } from '../../platform/play/play';
import { confirmEmail } from './emails';
import { fetchFromPlatform } from './platform';
import { keysFile, platformUrl, siteUrl } from './settings';
import { signOnAt } from './signOnAt';

/** The credentials of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** An account that belongs to one test, with a ticket for direct calls. */
export interface Player extends Credentials {
  name: string;
  userId: string;
  ticket: string;
}

/** A demo player with games, friends, Units and a ledger. All tests share it, so tests only read it. */
export const demoPlayer: Credentials = { email: 'northwind@meridian.example', password: demoPassword };

/** The demo player's name in the club. */
export const demoPlayerName = 'Northwind';

/** A person without an account. */
export function newcomer(): Credentials & { name: string } {
  const name = `E2e${randomBytes(5).toString('hex')}`;
  return { name, email: `${name.toLowerCase()}@players.example`, password: 'Lantern-over-7-seas' };
}

/** A fresh account with a confirmed address: no games, no Units. */
export async function newPlayer(): Promise<Player> {
  const { name, ...credentials } = newcomer();
  const { legalOptinsKey } = await fetchFromPlatform(
    '/v3/policies/US?languageCode=en-US',
    z.object({ legalOptinsKey: z.string() }),
  );
  const { userId } = await fetchFromPlatform('/v3/users', z.object({ userId: z.string() }), {
    method: 'POST',
    address: randomAddress(),
    body: {
      ...credentials,
      nameOnPlatform: name,
      country: 'US',
      dateOfBirth: '1994-06-14',
      preferredLanguage: 'en-US',
      legalOptinsKey,
    },
  });
  await confirmEmail(credentials.email);
  return { ...credentials, name, userId, ticket: await ticketOf(credentials) };
}

const session = z.object({
  ticket: z.string(),
  expiration: z.string(),
  userId: z.string(),
  profileId: z.string(),
  sessionId: z.string(),
});

export function sessionOf({ email, password }: Credentials): Promise<z.output<typeof session>> {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const call = { method: 'POST', authorization, body: { rememberMe: false }, address: randomAddress() };
  return fetchFromPlatform('/v3/profiles/sessions', session, call);
}

export const ticketOf = async (credentials: Credentials): Promise<string> => (await sessionOf(credentials)).ticket;

/** Plays a session as `npm run play` does: it completes the active weekly challenges. Returns what changed. */
export const playGame = ({ email, password }: Credentials, game: string) =>
  play({ player: email, password, game, platformUrl, keysFile, events: null });

/** Signs the browser on, without showing the widget (`signOnAt`), from an address of its own. */
export const signOn = (context: BrowserContext, credentials: Credentials): Promise<void> =>
  signOnAt({ site: siteUrl, platform: platformUrl }, context, credentials, { 'X-Forwarded-For': randomAddress() });

function randomAddress(): string {
  return ['10', ...randomBytes(3)].join('.');
}

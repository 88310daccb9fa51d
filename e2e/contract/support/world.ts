import { randomBytes } from 'node:crypto';
import { demoPassword } from '../../../platform/content/players/demoPassword';
import type { KeptPlace } from '../../../platform/testing/databases';
import { createUser, getPolicies } from '../../../services/account/endpoints';
import { loginWithPassword } from '../../../services/account/login';
import { getFriends } from '../../../services/account/peopleEndpoints';
import type { Friend, Session, UserCreation } from '../../../services/account/types';
import { getOwnedGames } from '../../../services/clubWebsite/endpoints';
import type { Game } from '../../../services/clubWebsite/types';
import { type CallContext, request } from '../../../services/http/endpoint';
import { type Environment, readEnvironment } from '../../../services/http/environment';
import { startPlatformProcess, type PlatformProcess } from '../../../platform/testing/platformProcess';

/** Somebody who is signed in. */
export interface Player extends Credentials {
  context: CallContext;
  session: Session;
}

interface Credentials {
  email: string;
  password: string;
}

/** A running platform and who is there; real ids for every call. */
export interface World {
  platform: PlatformProcess;
  environment: Environment;
  /** Nobody in particular. */
  visitor: CallContext;
  /** Has games, friends, Units and a ledger; shared by all tests, so for reading only. */
  demo: Player;
  /** A friend of the demo player. */
  friend: Friend;
  /** Nobody's friend, and none of anybody's business. */
  stranger: Player;
  /** The demo player played it last. */
  game: Game;
  legalOptinsKey: string;
}

/** Starts a platform on an empty database. */
export async function openWorld(database: KeptPlace): Promise<World> {
  const platform = await startPlatformProcess({ database, variables: { BEHIND_PROXY: '1' } });
  const environment = readEnvironment({ SERVICES_URL: platform.url });
  const visitor = contextOf(environment);
  const { legalOptinsKey } = await request(getPolicies, { country: 'US', languageCode: 'en-US' }, visitor);
  const demo = await signIn(environment, { email: 'northwind@meridian.example', password: demoPassword });
  const stranger = await newPlayer({ environment, legalOptinsKey });
  const [friend] = await request(getFriends, {}, demo.context);
  const [game] = await request(getOwnedGames, {}, demo.context);
  if (!friend || !game) throw new Error('The demo player has no friend or no game.');
  return { platform, environment, visitor, demo, friend, stranger, game, legalOptinsKey };
}

/** A demo player whose password is not enough: a second factor is asked for. */
export const cautiousPlayer: Credentials = { email: 'okonkwo@meridian.example', password: demoPassword };

/** The fields of an account that does not exist yet. */
export function newAccount(legalOptinsKey: string): UserCreation {
  const nameOnPlatform = `C${randomBytes(6).toString('hex')}`;
  return {
    age: 30,
    communicationOptIn: false,
    communicationThirdPartyOptIn: false,
    country: 'US',
    email: `${nameOnPlatform.toLowerCase()}@players.example`,
    legalOptinsKey,
    nameOnPlatform,
    password: 'Lantern-over-7-seas',
    preferredLanguage: 'en-US',
  };
}

/** A player of a test's own, without games or Units. */
export async function newPlayer({
  environment,
  legalOptinsKey,
}: Pick<World, 'environment' | 'legalOptinsKey'>): Promise<Player> {
  const creation = newAccount(legalOptinsKey);
  await request(createUser, creation, contextOf(environment));
  return signIn(environment, creation);
}

async function signIn(environment: Environment, { email, password }: Credentials): Promise<Player> {
  const reply = await request(loginWithPassword, { email, password, rememberMe: true }, contextOf(environment));
  if (reply.kind !== 'session') throw new Error(`${email} was not signed in: ${reply.kind}.`);
  const context = { ...contextOf(environment), ticket: reply.ticket, sessionId: reply.sessionId };
  return { email, password, context, session: reply };
}

/** A caller from an address of its own. */
function contextOf(environment: Environment): CallContext {
  const address = ['10', ...randomBytes(3)].join('.');
  return {
    environment,
    ticket: null,
    sessionId: null,
    locale: 'en-US',
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', address);
      return fetch(url, { ...init, headers });
    },
  };
}

import { randomBytes } from 'node:crypto';
import { demoPassword } from '../../../platform/content/players/demoPassword';
import { getPolicies } from '../../../services/account/policies';
import { createUser } from '../../../services/account/users';
import { loginWithPassword } from '../../../services/account/sessions';
import { getFriends } from '../../../services/account/friends';
import type { Friend } from '../../../services/account/friends';
import type { Session } from '../../../services/account/sessions';
import type { UserCreation } from '../../../services/account/users';
import { getOwnedGames } from '../../../services/clubWebsite/games';
import type { Game } from '../../../services/clubWebsite/games';
import { type CallContext, request } from '../../../services/http/endpoint';
import { type Environment, readEnvironment } from '../../../services/http/environment';
import type { TestDatabase } from '../../../platform/testing/databases';
import { testOrigin } from '../../../platform/testing/startPlatform';
import { startPlatformProcess, type PlatformProcess } from '../../../platform/testing/platformProcess';

/** A signed-in player. */
export interface Player extends Credentials {
  context: CallContext;
  session: Session;
}

interface Credentials {
  email: string;
  password: string;
}

/** A running platform with players and real ids for every call. */
export interface Fixture {
  platform: PlatformProcess;
  environment: Environment;
  /** Without a player. */
  visitor: CallContext;
  /** Has games, friends, Units and a ledger; read-only, because all tests share it. */
  demo: Player;
  /** A friend of the demo player. */
  friend: Friend;
  /** Not a friend of the demo player. */
  stranger: Player;
  /** The game that the demo player played last. */
  game: Game;
  legalOptinsKey: string;
}

/** Starts a platform on an empty database. */
export async function openFixture(database: TestDatabase): Promise<Fixture> {
  const platform = await startPlatformProcess({
    database: await database.fresh(),
    variables: { BEHIND_PROXY: '1' },
  });
  const environment = readEnvironment({ SERVICES_URL: platform.url, SITE_URL: testOrigin });
  const visitor = contextOf(environment);
  const { legalOptinsKey } = await request(getPolicies, { country: 'US', languageCode: 'en-US' }, visitor);
  const demo = await signIn(environment, { email: 'northwind@meridian.example', password: demoPassword });
  const stranger = await newPlayer({ environment, legalOptinsKey });
  const [friend] = await request(getFriends, {}, demo.context);
  const [game] = await request(getOwnedGames, {}, demo.context);
  if (!friend || !game) throw new Error('The demo player has no friend or no game.');
  return { platform, environment, visitor, demo, friend, stranger, game, legalOptinsKey };
}

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
}: Pick<Fixture, 'environment' | 'legalOptinsKey'>): Promise<Player> {
  const creation = newAccount(legalOptinsKey);
  await request(createUser, creation, contextOf(environment));
  return signIn(environment, creation);
}

export async function signIn(environment: Environment, { email, password }: Credentials): Promise<Player> {
  const response = await request(loginWithPassword, { email, password, rememberMe: true }, contextOf(environment));
  if (response.kind !== 'session') throw new Error(`${email} was not signed in: ${response.kind}.`);
  const context = { ...contextOf(environment), ticket: response.ticket, sessionId: response.sessionId };
  return { email, password, context, session: response };
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

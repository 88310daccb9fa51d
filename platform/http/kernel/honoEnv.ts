import type { Hono } from 'hono';
import type { Database } from '../../db/connect';
import type { Clock } from '../../support/clock';

/** What every resource of the platform is built from. */
export interface Platform {
  db: Database;
  clock: Clock;
  /** Origin the platform is reached at, for absolute picture and page addresses. */
  baseUrl: string;
  /** Origins of the club's sites: allowed to call with credentials, to frame the sign-on and to be sent messages. */
  allowedOrigins: readonly string[];
  /** Which of the publisher's environments this is; UAT unless told. */
  environment?: 'UAT' | 'CERT2' | 'LIVE';
  /** Ids of the applications that CERT2 and LIVE let in besides the games' own, lower-cased. */
  registeredApps?: readonly string[];
  /** Country that every visitor is taken to come from; there is no map of addresses on a laptop. */
  visitorCountry?: string;
  /** True behind a proxy of our own: the visitor's address is then the last one in X-Forwarded-For. */
  isBehindProxy?: boolean;
  /** Folder of the letters, where whoever sits at this machine may read them at `/outbox`. By default nobody may. */
  outboxFolder?: string;
  /** True where whoever sits at this machine may read at `/metrics/events` what was measured. */
  showsMetrics?: boolean;
  /** Sends a letter on its way. By default nobody gets any. */
  sendLetter?: (letter: Letter) => Promise<void>;
  /** Told of errors that nobody expected. By default they go to stderr as one line of JSON. */
  reportError?: (error: unknown, transactionId: string) => void;
  /** True under test: a reply that is not what its schema promises is then an error. */
  checksReplies?: boolean;
}

/** A letter to a player, in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Who is calling, once the ticket has been checked. */
export interface Caller {
  userId: string;
  /** Same value as `userId` on the publisher's own platform; `me` in a path stands for it. */
  profileId: string;
  sessionId: string;
}

/** Variables that middleware hands to resources. */
export interface Variables {
  transactionId: string;
  caller: Caller;
}

/** What the server hands over with a request; nothing when the app is called in the process. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string } };
}

export interface HonoEnv {
  Variables: Variables;
  Bindings: Bindings | undefined;
}

/** Pages and files that are no calls: a sub-app with its full paths, mounted by `createApp`. */
export type Resource = (platform: Platform) => Hono<HonoEnv>;

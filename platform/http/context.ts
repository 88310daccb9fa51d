import type { Database } from '../db/connect';
import type { Clock } from '../support/clock';

/** What every resource of the platform is built from. */
export interface Platform {
  db: Database;
  clock: Clock;
  /** Origin the platform is reached at, for absolute picture and page addresses. */
  baseUrl: string;
  /** Origins of the club's sites: allowed to call with credentials, to frame the sign-on and to be sent messages. */
  allowedOrigins: readonly string[];
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

export interface HonoEnv {
  Variables: Variables;
}

import type { Database } from './db/database';
import type { Clock } from './support/clock';
import type { Email } from './support/emails';
import type { EndedRequest } from './support/logger';
import type { PushSettings } from './support/push';

/** What use cases and HTTP resources are built from: the database, the clock and the settings that they need. */
export interface ServiceContext {
  db: Database;
  clock: Clock;
  /** Origin of the platform, for absolute picture and page addresses. */
  baseUrl: string;
  /** Origins of the club's sites. They may call with credentials, frame the sign-on and receive its messages. */
  allowedOrigins: readonly string[];
  /** Origins of pages that frame the club's sites, such as the publisher's desktop app. None by default. */
  embedders?: readonly string[];
  /** The publisher's environment; UAT by default. */
  environment?: 'UAT' | 'CERT2' | 'LIVE';
  /** Lower-case ids of the applications that CERT2 and LIVE accept besides the games' own. */
  registeredApps?: readonly string[];
  /** Country of every visitor; a laptop has no map from addresses to countries. */
  visitorCountry?: string;
  /**
   * How many trusted proxies a request passes, none by default. Each adds the address that called it to X-Forwarded-For, so
   * the visitor's is this many entries from the right; those before it may be forged.
   */
  proxyHops?: number;
  /** True for the addresses that a trusted proxy connects from; by default every connection is one of a proxy. */
  isProxy?: (address: string) => boolean;
  /** Folder of the outgoing emails that `/outbox` shows to local browsers. Without it there is no `/outbox`. */
  outboxFolder?: string;
  /** Address of the publisher's other sites, with `{site}` for the name of one; those of the content by default. */
  publisherUrl?: string;
  /** True where local browsers may read the measured events at `/metrics/events`. */
  showsMetrics?: boolean;
  /** Sends an email, for the job that was written with its cause. Without it no email is sent. */
  sendEmail?: (email: Email) => Promise<void>;
  /** The keys by which notices reach browsers. Without them that channel is not offered. */
  push?: PushSettings;
  /** Receives unexpected errors; in production, the log. */
  reportError: (error: unknown, transactionId: string) => void;
  /** Receives every request once its response is ready; in production, the log and the metrics. */
  requestEnded?: (request: EndedRequest) => void;
  /** True once the process has begun to stop, so that it gets no further calls. */
  isStopping?: () => boolean;
  /** True under test: a response that differs from its documented schema is an error. */
  checksResponses?: boolean;
}

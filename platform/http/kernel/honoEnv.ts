import type { Hono } from 'hono';
import type { ServiceContext } from '../../serviceContext';

/** The player who calls, once the ticket is checked. */
export interface Caller {
  userId: string;
  /** Same value as `userId` on the publisher's own platform; `me` in a path stands for it. */
  profileId: string;
  sessionId: string;
  /** The application that opened the session; null for sessions of earlier versions. */
  appId: string | null;
}

/** Variables that middleware sets for resources, and what the server adds to a request (nothing for in-process calls). */
export interface HonoEnv {
  Variables: {
    transactionId: string;
    caller: Caller;
    /** Of the JSON that was sent, before compression. */
    bodyBytes?: number;
  };
  Bindings: { incoming?: { socket: { remoteAddress?: string } } } | undefined;
}

/** Pages and files outside the documented operations: a sub-app with full paths, mounted by `createApp`. */
export type Resource = (services: ServiceContext) => Hono<HonoEnv>;

import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { ServiceContext } from '../../serviceContext';
import { limitConcurrency } from '../../support/limitConcurrency';
import { errorBody, PlatformError } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';
import { handleError, textUrl, transactionId, unknownPath } from './middleware';
import { playerOperation, type Operation } from './operation';
import { idInPath } from './paths';
import { sendJsonText } from './sendJson';
import { listInQueryUpTo } from './validate';

const mostReads = 20;

/** Reads of one call that run at once, as for calls of one ticket. */
const readsAtOnce = 4;

/**
 * Characters of the bodies of one call, together. Every screen of the club stays below; without a limit, twenty long lists are
 * one response of ten megabytes.
 */
const mostCharacters = 1_000_000;

const addresses = listInQueryUpTo(mostReads).pipe(
  z.array(z.string().regex(/^\/\w[\x21-\x7e]*$/, 'each must be the path of a read')),
);

const readShape = z
  .object({
    path: z.string().describe('As it was requested.'),
    status: z.int(),
    retryAfter: z.int().nullable().describe('Seconds to wait, for a read that was called too often.'),
    body: z.unknown().describe('The response of the read when it is called by itself, also where that is an error.'),
  })
  .meta({ id: 'CombinedRead' });

/**
 * The operation that runs several reads in one call of a player (docs/contracts/club-calls.md, Combined reads). Each runs as
 * if it was called by itself: an error of one is its own response.
 */
export function combinedReads(
  services: ServiceContext,
  operations: readonly Operation[],
  inTurn: MiddlewareHandler<HonoEnv>,
): Operation {
  const reads = new Hono<HonoEnv>();
  reads.use(transactionId, inTurn, textUrl);
  for (const operation of operations) {
    const { method, auth } = operation.definition;
    if (method === 'GET' && auth !== 'credentials') operation.mount(reads, services);
  }
  reads.notFound(unknownPath(services));
  reads.onError(handleError(services));

  const run = async (c: Context<HonoEnv>, path: string) => {
    const headers = new Headers(c.req.raw.headers);
    // In the log, an error of a read is one of this call.
    headers.set(headerNames.transactionId, c.get('transactionId'));
    // What is compressed is the response of the call.
    headers.delete('accept-encoding');
    const request = new Request(new URL(path, services.baseUrl), { headers });
    const response = await reads.fetch(request, c.env);
    const retryAfter = response.headers.get(headerNames.retryAfter);
    const text = await response.text();
    return { status: response.status, retryAfter: retryAfter === null ? null : Number(retryAfter), text };
  };

  const noRoom = new PlatformError('tooManyCalls', { moreInfo: 'The combined response has no room for this read.' });

  /** Runs the reads of a call until its response is full. What it has no room for is to be called again. */
  function runAll(c: Context<HonoEnv>, paths: readonly string[]): Promise<string[]> {
    const take = limitConcurrency(readsAtOnce);
    let room = mostCharacters;
    const rejectRead = (path: string) => {
      const body = errorBody(noRoom, c.get('transactionId'), services);
      return toJson({ path, status: body.httpCode, retryAfter: 1, text: JSON.stringify(body) });
    };
    const put = (path: string, read: Awaited<ReturnType<typeof run>>) => {
      const isFirst = room === mostCharacters;
      room -= read.text.length;
      return isFirst || room >= 0 ? toJson({ path, ...read }) : rejectRead(path);
    };
    const once = new Map<string, ReturnType<typeof run> | null>();
    return Promise.all(
      paths.map((path) =>
        take(async () => {
          // A repeated read runs once; each place takes room.
          const same = once.get(path) ?? (room > 0 ? run(c, path) : null);
          once.set(path, same);
          return same ? put(path, await same) : rejectRead(path);
        }),
      ),
    );
  }

  return playerOperation('GET', `/v1/profiles/${idInPath}/reads`, {
    id: 'combineReads',
    summary: 'The responses of several reads of the player, in the order of their paths.',
    description: `At most ${mostReads} paths, each with its query, of operations that are read with a ticket or without. The headers of this call are those of every read.`,
    query: z.object({ paths: addresses }),
    response: z.object({ reads: z.array(readShape) }),
    handle: async ({ c, query }) => sendJsonText(c, `{"reads":[${(await runAll(c, query.paths)).join()}]}`),
  });
}

/** A read as JSON; `text` is the body, which is JSON already and can be long. */
const toJson = ({ text, ...read }: { path: string; status: number; retryAfter: number | null; text: string }) =>
  `${JSON.stringify(read).slice(0, -1)},"body":${text}}`;

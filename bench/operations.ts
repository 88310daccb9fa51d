import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database';
import { readBalance } from '../platform/db/stores/rewards/ledgerStore';
import { readClaimant, readRewards } from '../platform/db/stores/rewards/rewardStore';
import { signCall } from '../platform/domain/gameSignature';
import { headerNames, schemeNames } from '../platform/http/kernel/headers';
import { httpClient, type HttpRequest } from '../platform/testing/httpClient';
import { claimReward } from '../platform/useCases/club/claimReward';
import { recordEvents } from '../platform/useCases/club/recordEvents';
import type { Task } from './measure';
import type { Load } from './load';

/** An operation of a player, over HTTP and, with the same statements, on the bare database. */
export interface Operation {
  name: string;
  overHttp: (url: string, load: Load) => Task;
  onDatabase: (db: Database, load: Load) => Task;
}

interface Call extends HttpRequest {
  path: string;
}

const website = '/clubwip/v1/profiles/me/club/website';

/** Calls the platform as one of the players. Throws unless the platform answers with 200. */
function callTask(url: string, load: Load, callOf: (user: number) => Call): Task {
  const { send } = httpClient();
  return async (user) => {
    const { path, headers, ...call } = callOf(user);
    const authorization = `${schemeNames.ticket} t=${load.ticketOf(user)}`;
    const own = {
      'Accept-Encoding': 'gzip',
      [headerNames.appId]: load.reward.appId,
      [headerNames.authorization]: authorization,
    };
    const { status, text } = await send(url + path, { ...call, headers: { ...own, ...headers } });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text()}`);
  };
}

/** A call with a body of JSON. */
const post = (path: string, body: string, headers: Record<string, string>): Call => ({
  path,
  method: 'POST',
  body,
  headers: { [headerNames.contentType]: 'application/json', ...headers },
});

export const operations: readonly Operation[] = [
  {
    name: 'reading a balance',
    overHttp: (url, load) => callTask(url, load, () => ({ path: `${website}/newbalance` })),
    onDatabase: (db, load) => (user) => readBalance(db, load.profileOf(user), new Date()),
  },
  {
    name: "reading a game's rewards",
    overHttp: (url, load) =>
      callTask(url, load, () => ({
        path: `${website}/rewards/details?spaceId=${load.reward.spaceId}`,
      })),
    onDatabase: (db, load) => async (user) => {
      await readRewards(db, load.reward.spaceId);
      await readClaimant(db, load.profileOf(user));
    },
  },
  {
    name: 'claiming a reward',
    overHttp: (url, load) =>
      callTask(url, load, () => {
        const body = JSON.stringify({ id: load.reward.rewardId, spaceId: load.reward.spaceId });
        return post('/v1/profiles/me/club/rewards', body, { [headerNames.idempotencyKey]: randomUUID() });
      }),
    onDatabase: (db, load) => (user) =>
      claimReward(db, { ...load.reward, profileId: load.profileOf(user), idempotencyKey: randomUUID() }, new Date()),
  },
  {
    name: 'a batch of ten events',
    overHttp: (url, load) =>
      callTask(url, load, (user) => {
        const path = '/v3/profiles/me/events';
        const body = JSON.stringify({ spaceId: load.reward.spaceId, events: tenEvents() });
        const call = { method: 'POST' as const, path, profileId: load.profileOf(user), body };
        return post(path, body, { [headerNames.gameSignature]: signCall(load.keyOf(), call, new Date()) });
      }),
    onDatabase: (db, load) => (user) => {
      const events = tenEvents().map(({ id, ...event }) => ({ ...event, eventId: id }));
      const batch = { spaceId: load.reward.spaceId, platform: 'PC', gameSessionId: null, events };
      const reporter = { appId: load.reward.appId, isSigned: true };
      return recordEvents(db, { ...batch, profileId: load.profileOf(user), reporter }, new Date());
    },
  },
];

/** So little of an event that no limit of one player's play is reached. */
const tenEvents = () => Array.from({ length: 10 }, () => ({ id: randomUUID(), name: 'session.started', count: 0.001 }));

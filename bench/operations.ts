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
import type { Load, SignedInLoad } from './load';

/** An operation of a player, over HTTP and, with the same statements, on the bare database. */
export interface Operation {
  name: string;
  callOf: (load: SignedInLoad, user: number) => Call;
  onDatabase: (db: Database, load: Load, user: number) => Promise<unknown>;
}

interface Call extends HttpRequest {
  path: string;
}

const website = '/clubwip/v1/profiles/me/club/website';

/** Calls the platform as one of the players. Throws unless the platform answers with 200. */
export function overHttp(url: string, load: SignedInLoad, { callOf }: Operation): Task {
  const { send } = httpClient();
  return async (user) => {
    const { path, headers, ...call } = callOf(load, user);
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
    callOf: () => ({ path: `${website}/newbalance` }),
    onDatabase: (db, load, user) => readBalance(db, load.profileOf(user), new Date()),
  },
  {
    name: "reading a game's rewards",
    callOf: ({ reward }) => ({ path: `${website}/rewards/details?spaceId=${reward.spaceId}` }),
    onDatabase: async (db, load, user) => {
      await readRewards(db, load.reward.spaceId);
      await readClaimant(db, load.profileOf(user));
    },
  },
  {
    name: 'claiming a reward',
    callOf: ({ reward }) => {
      const body = JSON.stringify({ id: reward.rewardId, spaceId: reward.spaceId });
      return post('/v1/profiles/me/club/rewards', body, { [headerNames.idempotencyKey]: randomUUID() });
    },
    onDatabase: (db, load, user) =>
      claimReward(db, { ...load.reward, profileId: load.profileOf(user), idempotencyKey: randomUUID() }, new Date()),
  },
  {
    name: 'a batch of ten events',
    callOf: (load, user) => {
      const path = '/v3/profiles/me/events';
      const body = JSON.stringify({ spaceId: load.reward.spaceId, events: tenEvents() });
      const call = { method: 'POST' as const, path, profileId: load.profileOf(user), body };
      return post(path, body, { [headerNames.gameSignature]: signCall(load.key, call, new Date()) });
    },
    onDatabase: (db, load, user) => {
      const events = tenEvents().map(({ id, ...event }) => ({ ...event, eventId: id }));
      const batch = { spaceId: load.reward.spaceId, platform: 'PC', gameSessionId: null, events };
      const reporter = { appId: load.reward.appId, isSigned: true };
      return recordEvents(db, { ...batch, profileId: load.profileOf(user), reporter }, new Date());
    },
  },
];

/** So little of an event that no limit of one player's play is reached. */
const tenEvents = () => Array.from({ length: 10 }, () => ({ id: randomUUID(), name: 'session.started', count: 0.001 }));

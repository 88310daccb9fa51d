import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/connect';
import { readBalance } from '../platform/db/stores/rewards/ledgerStore';
import { readClaimant, readRewards } from '../platform/db/stores/rewards/rewardStore';
import { signCall } from '../platform/domain/gameSignature';
import { headerNames } from '../platform/http/kernel/headers';
import { clientOf } from '../platform/testing/client';
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

const website = '/clubwip/v1/profiles/me/club/website';

/** Calls the platform as one of the players. Throws unless the platform answers with 200. */
function callTask(url: string, load: Load, request: (user: number) => Parameters<ReturnType<typeof clientOf>>): Task {
  const call = clientOf(url);
  return async (user) => {
    const [path, options] = request(user);
    const { status, body } = await call(path, { ...options, ticket: load.ticketOf(user) });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  };
}

export const operations: readonly Operation[] = [
  {
    name: 'reading a balance',
    overHttp: (url, load) => callTask(url, load, () => [`${website}/newbalance`]),
    onDatabase: (db, load) => (user) => readBalance(db, load.profileOf(user), new Date()),
  },
  {
    name: "reading a game's rewards",
    overHttp: (url, load) => callTask(url, load, () => [`${website}/rewards/details?spaceId=${load.reward.spaceId}`]),
    onDatabase: (db, load) => async (user) => {
      await readRewards(db, load.reward.spaceId);
      await readClaimant(db, load.profileOf(user));
    },
  },
  {
    name: 'claiming a reward',
    overHttp: (url, load) =>
      callTask(url, load, () => [
        '/v1/profiles/me/club/rewards',
        {
          method: 'POST',
          body: { id: load.reward.rewardId, spaceId: load.reward.spaceId },
          headers: { 'Idempotency-Key': randomUUID() },
        },
      ]),
    onDatabase: (db, load) => (user) =>
      claimReward(
        db,
        { ...load.reward, profileId: load.profileOf(user), idempotencyKey: randomUUID() },
        ({ unitBalance }) => ({ unitBalance }),
        new Date(),
      ),
  },
  {
    name: 'a batch of ten events',
    overHttp: (url, load) =>
      callTask(url, load, (user) => {
        const path = '/v3/profiles/me/events';
        const body = JSON.stringify({ spaceId: load.reward.spaceId, events: tenEvents() });
        const call = { method: 'POST' as const, path, profileId: load.profileOf(user), body };
        const headers = { [headerNames.gameSignature]: signCall(load.keyOf(), call, new Date()) };
        return [path, { method: 'POST', body, headers }];
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

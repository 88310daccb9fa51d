import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/connect';
import { once } from '../platform/db/idempotencyStore';
import { readBalance } from '../platform/db/ledgerStore';
import { changePlayer } from '../platform/db/playerStore';
import { play } from '../platform/db/playStore';
import { claimReward, findReward, readRewards, readSeeker } from '../platform/db/rewardStore';
import { clientOf } from '../platform/testing/client';
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
function callTask(url: string, load: Load, request: () => Parameters<ReturnType<typeof clientOf>>): Task {
  const call = clientOf(url);
  return async (user) => {
    const [path, options] = request();
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
      await readSeeker(db, load.profileOf(user));
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
    onDatabase: (db, load) => (user) => {
      const [profileId, now] = [load.profileOf(user), new Date()];
      return changePlayer(db, profileId, (tx, player) =>
        once(tx, { profileId, key: randomUUID(), request: 'bench', now }, async () => {
          const reward = await findReward(tx, load.reward.rewardId, load.reward.spaceId);
          if (!reward) throw new Error('The reward does not exist.');
          const { unitBalance } = await claimReward(tx, player, reward, now);
          return { unitBalance };
        }),
      );
    },
  },
  {
    name: 'a batch of ten events',
    overHttp: (url, load) =>
      callTask(url, load, () => [
        '/v3/profiles/me/events',
        { method: 'POST', body: { spaceId: load.reward.spaceId, events: tenEvents() } },
      ]),
    onDatabase: (db, load) => (user) =>
      changePlayer(db, load.profileOf(user), (tx, player) => {
        const events = tenEvents().map(({ id, ...event }) => ({ ...event, eventId: id }));
        return play(
          tx,
          player,
          { spaceId: load.reward.spaceId, platform: 'PC', gameSessionId: null, events },
          new Date(),
        );
      }),
  },
];

const tenEvents = () => Array.from({ length: 10 }, () => ({ id: randomUUID(), name: 'session.started', count: 1 }));

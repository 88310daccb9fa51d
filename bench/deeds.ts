import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/connect';
import { readBalance } from '../platform/db/stores/rewards/ledgerStore';
import { readClaimant, readRewards } from '../platform/db/stores/rewards/rewardStore';
import { clientOf } from '../platform/testing/client';
import { claimReward } from '../platform/useCases/club/claimReward';
import { recordEvents } from '../platform/useCases/club/recordEvents';
import type { Task } from './measure';
import type { Crowd } from './crowd';

/** Something a player asks of the platform, done over HTTP and, with the same statements, on the bare database. */
export interface Deed {
  what: string;
  overHttp: (url: string, crowd: Crowd) => Task;
  onDatabase: (db: Database, crowd: Crowd) => Task;
}

const website = '/clubwip/v1/profiles/me/club/website';

/** Calls as one of the crowd. Throws where the platform refuses. */
function asking(url: string, crowd: Crowd, request: () => Parameters<ReturnType<typeof clientOf>>): Task {
  const call = clientOf(url);
  return async (caller) => {
    const [path, options] = request();
    const { status, body } = await call(path, { ...options, ticket: crowd.ticketOf(caller) });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  };
}

export const deeds: readonly Deed[] = [
  {
    what: 'reading a balance',
    overHttp: (url, crowd) => asking(url, crowd, () => [`${website}/newbalance`]),
    onDatabase: (db, crowd) => (caller) => readBalance(db, crowd.profileOf(caller), new Date()),
  },
  {
    what: "reading a game's rewards",
    overHttp: (url, crowd) => asking(url, crowd, () => [`${website}/rewards/details?spaceId=${crowd.reward.spaceId}`]),
    onDatabase: (db, crowd) => async (caller) => {
      await readRewards(db, crowd.reward.spaceId);
      await readClaimant(db, crowd.profileOf(caller));
    },
  },
  {
    what: 'claiming a reward',
    overHttp: (url, crowd) =>
      asking(url, crowd, () => [
        '/v1/profiles/me/club/rewards',
        {
          method: 'POST',
          body: { id: crowd.reward.rewardId, spaceId: crowd.reward.spaceId },
          headers: { 'Idempotency-Key': randomUUID() },
        },
      ]),
    onDatabase: (db, crowd) => (caller) =>
      claimReward(
        db,
        { ...crowd.reward, profileId: crowd.profileOf(caller), idempotencyKey: randomUUID() },
        ({ unitBalance }) => ({ unitBalance }),
        new Date(),
      ),
  },
  {
    what: 'a batch of ten events',
    overHttp: (url, crowd) =>
      asking(url, crowd, () => [
        '/v3/profiles/me/events',
        { method: 'POST', body: { spaceId: crowd.reward.spaceId, events: tenEvents() } },
      ]),
    onDatabase: (db, crowd) => (caller) => {
      const events = tenEvents().map(({ id, ...event }) => ({ ...event, eventId: id }));
      const batch = { spaceId: crowd.reward.spaceId, platform: 'PC', gameSessionId: null, events };
      return recordEvents(db, { ...batch, profileId: crowd.profileOf(caller) }, new Date());
    },
  },
];

const tenEvents = () => Array.from({ length: 10 }, () => ({ id: randomUUID(), name: 'session.started', count: 1 }));

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../../platform/db/connect';
import type { RewardRow } from '../../platform/db/stores/games/catalogStore';
import { readTallies } from '../../platform/db/stores/players/profileStore';
import { readBalance } from '../../platform/db/stores/rewards/ledgerStore';
import { join, type Member as Player } from '../../platform/proof/testing/club';
import { endlessReward } from '../../platform/testing/endlessReward';
import { sentenceOf } from '../../platform/support/errorCause';
import { testAppId } from '../../platform/testing/client';
import type { Send } from '../../platform/testing/httpClient';
import type { Cluster } from './cluster';

export interface Counts {
  pages: number;
  /** One sentence for each page that a visitor did not get. */
  failedPages: string[];
  claims: number;
  /** With the same key. */
  repeatedCalls: number;
  /** One sentence for each call that failed in a way that a client does not repeat. */
  failedCalls: string[];
}

export interface Load {
  pages: readonly string[];
  pauseMs: number;
}

const visitors = 4;
const players = 4;
const wealth = 1_000_000;

/** Statuses after which the site's client repeats a call that has an Idempotency-Key (services/http/retry.ts). */
const repeatable = [429, 502, 503, 504];

/** A player, and how many claims the platform has acknowledged. */
interface Claimant extends Player {
  acknowledged: number;
}

/**
 * Visitors read pages, and players claim rewards, each claim with a key of its own, until it is stopped. `pauseMs` is what each
 * of them waits after an answer.
 */
export async function startLoad(cluster: Cluster, send: Send, { pages, pauseMs }: Load) {
  const connection = await connect({ url: cluster.databaseUrl });
  const claimants: Claimant[] = [];
  while (claimants.length < players) claimants.push({ ...(await join(connection, wealth)), acknowledged: 0 });
  const reward = await endlessReward(connection.db);
  await connection.close();

  const counts: Counts = { pages: 0, failedPages: [], claims: 0, repeatedCalls: 0, failedCalls: [] };
  const stopping = new AbortController();
  const repeat = async (work: (count: number) => Promise<void>) => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await work(count);
      await setTimeout(pauseMs);
    }
  };
  const running = Promise.all([
    ...Array.from({ length: visitors }, (_, visitor) =>
      repeat((count) => {
        const path = pages[(visitor + count) % pages.length] ?? '/';
        return readPage(send, cluster.siteUrl + path, counts);
      }),
    ),
    ...claimants.map((claimant) => repeat(() => claim(send, cluster.servicesUrl, { claimant, reward, counts }))),
  ]);
  return {
    counts,
    /** Rejects with a sentence if a claim is lost or doubled. */
    stop: async () => {
      stopping.abort();
      await running;
      await expectEachClaimOnce(cluster, claimants, reward.value);
    },
  };
}

async function readPage(send: Send, url: string, counts: Counts): Promise<void> {
  counts.pages += 1;
  const error = await send(url, { headers: { 'Accept-Encoding': 'identity' } }).then(
    ({ status, text }) => (status === 200 && text().includes('</html>') ? null : `${url} answered ${status}.`),
    (reason: unknown) => `${url}: ${sentenceOf(reason)}`,
  );
  if (error) counts.failedPages.push(error);
}

/** Claims a reward, with the same key again where a client repeats the call. */
async function claim(
  send: Send,
  servicesUrl: string,
  { claimant, reward, counts }: { claimant: Claimant; reward: RewardRow; counts: Counts },
): Promise<void> {
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Ubi-AppId': testAppId,
      'Idempotency-Key': randomUUID(),
      Authorization: `Ubi_v1 t=${claimant.ticket}`,
    },
    body: JSON.stringify({ id: reward.rewardId, spaceId: reward.spaceId, quantity: 1 }),
  };
  for (;;) {
    const answer = await send(`${servicesUrl}/v1/profiles/me/club/rewards`, request).catch(() => null);
    if (answer?.status === 200) {
      counts.claims += 1;
      claimant.acknowledged += 1;
      return;
    }
    if (answer && !repeatable.includes(answer.status)) {
      counts.failedCalls.push(`A claim was answered with ${answer.status}: ${answer.text().slice(0, 200)}`);
      return;
    }
    counts.repeatedCalls += 1;
    await setTimeout(200);
  }
}

/** Every acknowledged claim is in the database once, and nothing else is. */
async function expectEachClaimOnce(cluster: Cluster, claimants: readonly Claimant[], price: number): Promise<void> {
  const { db, close } = await connect({ url: cluster.databaseUrl });
  try {
    for (const { profileId, acknowledged } of claimants) {
      const { redeemedRewardsCount: claims } = await readTallies(db, profileId);
      const { units } = await readBalance(db, profileId, new Date());
      if (claims !== acknowledged) throw new Error(`A player got ${acknowledged} answers and has ${claims} claims.`);
      const left = wealth - acknowledged * price;
      if (units !== left) throw new Error(`A player has ${units} Units after ${claims} claims instead of ${left}.`);
    }
  } finally {
    await close();
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../../platform/db/connect';
import type { RewardRow } from '../../platform/db/stores/games/catalogStore';
import { join, type Member as Player } from '../../platform/proof/testing/club';
import { endlessReward } from '../../platform/testing/endlessReward';
import { holdingsOf } from '../../platform/testing/holdingsOf';
import { testAppId } from '../../platform/testing/client';
import type { HttpResponse, Send } from '../../platform/testing/httpClient';
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
  counts: Counts;
  /** Rejects with a sentence if a claim is lost or doubled. */
  stop(): Promise<void>;
}

const visitors = 4;
const players = 4;
const pauseMs = 25;
const wealth = 1_000_000;

/** Statuses after which the site's client repeats a call that has an Idempotency-Key (services/http/retry.ts). */
const repeatable = [429, 502, 503, 504];

/** Visitors read pages, and players claim rewards, each claim with a key of its own, until it is stopped. */
export async function startLoad(cluster: Cluster, send: Send, pages: readonly string[]): Promise<Load> {
  const connection = await connect({ url: cluster.databaseUrl });
  const joined: Player[] = [];
  for (let index = 0; index < players; index += 1) joined.push(await join(connection, wealth));
  const reward = await endlessReward(connection.db);
  await connection.close();

  const counts: Counts = { pages: 0, failedPages: [], claims: 0, repeatedCalls: 0, failedCalls: [] };
  const stopping = new AbortController();
  const until = async (work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work();
      await setTimeout(pauseMs);
    }
  };
  const claimed = joined.map((player) => ({ player, keys: new Array<string>() }));
  const running = Promise.all([
    ...Array.from({ length: visitors }, (_, visitor) => {
      let next = visitor;
      return until(async () => {
        const path = pages[next % pages.length] ?? '/';
        next += 1;
        await readPage(send, cluster.siteUrl + path, counts);
      });
    }),
    ...claimed.map(({ player, keys }) =>
      until(async () => {
        const key = randomUUID();
        if (await claim(() => sendClaim(send, cluster.servicesUrl, { player, reward, key }), counts)) keys.push(key);
      }),
    ),
  ]);
  return {
    counts,
    stop: async () => {
      stopping.abort();
      await running;
      await expectEachClaimOnce(cluster, claimed, reward.value);
    },
  };
}

async function readPage(send: Send, url: string, counts: Counts): Promise<void> {
  counts.pages += 1;
  const error = await send(url, { headers: { 'Accept-Encoding': 'identity' } }).then(
    ({ status, text }) => (status === 200 && text().includes('</html>') ? null : `${url} answered ${status}.`),
    (reason: unknown) => `${url}: ${reason instanceof Error ? reason.message : String(reason)}`,
  );
  if (error) counts.failedPages.push(error);
}

/** False if it failed in a way that a client does not repeat. */
async function claim(sendOnce: () => Promise<HttpResponse>, counts: Counts): Promise<boolean> {
  for (;;) {
    const answer = await sendOnce().catch(() => null);
    if (answer?.status === 200) {
      counts.claims += 1;
      return true;
    }
    if (answer && !repeatable.includes(answer.status)) {
      counts.failedCalls.push(`A claim was answered with ${answer.status}: ${answer.text().slice(0, 200)}`);
      return false;
    }
    counts.repeatedCalls += 1;
    await setTimeout(200);
  }
}

interface Claim {
  player: Player;
  reward: RewardRow;
  key: string;
}

const sendClaim = (send: Send, url: string, { player, reward, key }: Claim): Promise<HttpResponse> =>
  send(`${url}/v1/profiles/me/club/rewards`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Ubi-AppId': testAppId,
      'Idempotency-Key': key,
      Authorization: `Ubi_v1 t=${player.ticket}`,
    },
    body: JSON.stringify({ id: reward.rewardId, spaceId: reward.spaceId, quantity: 1 }),
  });

/** Every acknowledged claim is in the database once, and nothing else is. */
async function expectEachClaimOnce(
  cluster: Cluster,
  claimed: readonly { player: Player; keys: string[] }[],
  price: number,
): Promise<void> {
  const { db, close } = await connect({ url: cluster.databaseUrl });
  try {
    for (const { player, keys } of claimed) {
      const { claims, units } = await holdingsOf(db, player.profileId);
      if (claims !== keys.length) throw new Error(`A player got ${keys.length} answers and has ${claims} claims.`);
      const left = wealth - keys.length * price;
      if (units !== left)
        throw new Error(`A player has ${units} Units after ${keys.length} claims instead of ${left}.`);
    }
  } finally {
    await close();
  }
}

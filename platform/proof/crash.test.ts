import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '../db/connect';
import { allLedgerViolations } from '../testing/allLedgerViolations';
import { claims, idempotentResponses, playerStats, transactions } from '../db/schema';
import type { EntryKind } from '../domain/ledger';
import { onEveryDatabase, onPostgres } from '../testing/databases';
import { killPlatforms, startPlatformProcess, type PlatformProcess } from '../testing/platformProcess';
import { findPostgres } from '../testing/postgresServer';
import { bank, charm, claim, classicPays, countAnswers, join, openSample, send, undo } from './testing/club';
import { crossing, fare, loadUntil, noCalls, type PlayerCalls } from './testing/load';

jest.setTimeout(180_000);
afterEach(killPlatforms);

const wealth = 60_000;
const players = [1, 2, 3, 4];

onEveryDatabase((database) => {
  it('given a load, when the platform is killed in the middle of it, twice, then nothing acknowledged is lost and nothing is partly done', async () => {
    const place = await database.fresh();
    const calls = await givenPlayers(await openSample(place));
    for (const acknowledged of [40, 60]) {
      const platform = await startPlatformProcess({ database: place });
      await expectSameResponses(platform, calls);
      await loadUntil(acknowledged, platform.call, calls, () => platform.kill());
      const connection = await openSample(place);
      await expectWhole(connection, calls);
      await connection.close();
    }
    const platform = await startPlatformProcess({ database: place });
    await expectSameResponses(platform, calls);
    await platform.stop();
    const connection = await openSample(place);
    await expectAllDone(connection, calls);
    await connection.close();
  });
});

onPostgres(
  (database, server) => {
    const isOurs = !('url' in findPostgres());
    const ifOurs = isOurs ? it : it.skip;
    ifOurs(
      'given a load, when the database server is killed and started again, then the same holds, and the platform goes on',
      async () => {
        const place = await database.fresh();
        const connection = await openSample(place);
        const calls = await givenPlayers(connection, { keepsOpen: true });
        const platform = await startPlatformProcess({ database: place });
        await loadUntil(60, platform.call, calls, () => server().crash());
        await server().restart();

        await expectWhole(connection, calls);
        await platform.untilHealthy();
        await expectSameResponses(platform, calls);
        await expectAllDone(connection, calls);
        await platform.stop();
        await connection.close();
      },
    );
  },
  { isDurable: true },
);

async function givenPlayers(connection: Connection, { keepsOpen = false } = {}): Promise<PlayerCalls[]> {
  const calls = await Promise.all(players.map(async () => noCalls(await join(connection, wealth))));
  if (!keepsOpen) await connection.close();
  return calls;
}

/** Straight after the crash: every acknowledged claim and undoing is there, every other one is there as a whole or not at all. */
async function expectWhole({ db }: Connection, calls: readonly PlayerCalls[]) {
  expect(await allLedgerViolations(db)).toEqual([]);
  for (const each of calls) {
    const { profileId } = each.member;
    const kept = await db.select().from(idempotentResponses).where(eq(idempotentResponses.profileId, profileId));
    const responses = new Map(kept.map(({ key, response }) => [key, response]));
    const acknowledged = [...each.claims, ...[...each.undos].map(([key, { first }]) => [key, first] as const)];
    for (const [key, first] of acknowledged)
      if (first !== null) expect(balanceIn(responses.get(key))).toBe(balanceIn(first));
    const undone = [...responses.keys()].filter((key) => each.undos.has(key)).length;
    const claimed = [...responses.keys()].filter((key) => each.claims.has(key)).length;
    expect(claimed + undone).toBe(responses.size);
    expect(await db.$count(claims, eq(claims.profileId, profileId))).toBe(claimed);
    const entries = (kind: EntryKind) =>
      db.$count(transactions, and(eq(transactions.profileId, profileId), eq(transactions.kind, kind)));
    expect([await entries('spent'), await entries('refunded')]).toEqual([claimed, undone]);
  }
}

const balanceIn = (result: unknown) => z.object({ unitBalance: z.int() }).parse(result).unitBalance;

/** A response without the port of the process that gave it, which addresses of pictures have. */
const onAnyPort = (body: unknown) => JSON.stringify(body).replace(/localhost:\d+/g, 'localhost');

/** Sends everything again: acknowledged calls get their first response, the others are executed now. */
async function expectSameResponses({ call }: PlatformProcess, calls: readonly PlayerCalls[]) {
  await Promise.all(
    calls.map(async (each) => {
      for (const [key, first] of each.claims) {
        const { status, body } = await claim(call, each.member, key);
        expect(status).toBe(200);
        if (first !== null) expect(onAnyPort(body)).toBe(onAnyPort(first));
        each.claims.set(key, body);
      }
      for (const [key, { claimId, first }] of each.undos) {
        const { status, body } = await undo(call, each.member, { claimId, key });
        expect(status).toBe(200);
        if (first !== null) expect(body).toEqual(first);
        each.undos.set(key, { claimId, first: body });
      }
      for (const id of each.events) expect((await send(call, each.member, crossing(id))).status).toBe(200);
      if (each.isBanked === false) return;
      const answers = countAnswers([await bank(call, each.member)]);
      expect(each.isBanked ? [{ '409 code 2005': 1 }] : [{ '200': 1 }, { '409 code 2005': 1 }]).toContainEqual(answers);
      each.isBanked = true;
    }),
  );
}

async function expectAllDone({ db }: Connection, calls: readonly PlayerCalls[]) {
  expect(await allLedgerViolations(db)).toEqual([]);
  for (const { member, claims: keys, undos, events, isBanked } of calls) {
    const { profileId } = member;
    expect(keys.size).toBeGreaterThan(2);
    expect(undos.size).toBeGreaterThan(0);
    expect(await db.$count(claims, eq(claims.profileId, profileId))).toBe(keys.size);
    const isCrossings = and(eq(playerStats.profileId, profileId), eq(playerStats.statName, 'crossings'));
    const [stat] = await db.select().from(playerStats).where(isCrossings);
    expect(stat?.value ?? 0).toBe(events.size);
    const earned = (isBanked ? classicPays : 0) + (events.size >= fare.crossings ? fare.units : 0);
    const [last] = await db
      .select()
      .from(transactions)
      .where(eq(transactions.profileId, profileId))
      .orderBy(desc(transactions.seq))
      .limit(1);
    expect(last?.balanceAfter).toBe(wealth + earned - (keys.size - undos.size) * charm.units);
  }
}

import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { ids } from '../content/ids';
import { claims, lots, transactions } from '../db/schema';
import { runTask } from '../testing/runTask';
import { allLedgerViolations } from '../testing/allLedgerViolations';
import { onEveryDatabase } from '../testing/databases';
import { balanceOf, expectSoundLedger, giveUnits, newcomer, seedSample, type TestPlayer } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { bankEndedChallenges } from '../useCases/club/dueChanges';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const rewardsPath = '/v1/profiles/me/club/rewards';
const challengesPath = '/v2/profiles/me/club/challenges';
const hourMs = 60 * 60 * 1000;
const monday = Date.parse('2024-01-08T12:00:00Z');

const actions = [
  'claim',
  'undo',
  'refund',
  'deliver',
  'gift',
  'goal',
  'cross',
  'bank',
  'autoBank',
  'chooseAutoBank',
] as const;

/** Actions that are sent at once, and the time since the previous ones; a clock may also be set back. */
interface Step {
  hours: number;
  sent: { does: (typeof actions)[number]; pick: number }[];
}

const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.constantFrom(-1, 0, 0, 1, 12, 25, 24 * 6, 24 * 9, 24 * 365),
  sent: fc.array(fc.record({ does: fc.constantFrom(...actions), pick: fc.nat(5) }), { minLength: 1, maxLength: 4 }),
});

const year = 24 * 365;
/** Steps that write every kind of entry, so that each run proves something of each. */
const everyKind: Step[] = [
  { hours: 0, sent: [{ does: 'claim', pick: 0 }] },
  { hours: 1, sent: [{ does: 'undo', pick: 0 }] },
  { hours: year, sent: [{ does: 'gift', pick: 0 }] },
  { hours: 2 * year, sent: [{ does: 'gift', pick: 0 }] },
];

const claimsBody = z.object({ claims: z.array(z.object({ claimId: z.string(), code: z.string().nullable() })) });
const detailsBody = z.object({ challenges: z.array(z.looseObject({ challengeId: z.string(), type: z.string() })) });

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: new Date(monday).toISOString(), database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());

  it('in any order, also at once, claims, undoing, refunds, deliveries, banks, auto-banks, goals and expiries keep each Unit once', async () => {
    const happened = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const player = await newcomer(club, { units: 160 });
        for (const { hours, sent } of steps) {
          club.clock.advance(hours * hourMs);
          await Promise.all((await prepare(player, sent)).map((send) => send()));
          await expectEachUnitOnce(player);
        }
        for (const kind of await entryKinds(player.profileId)) happened.set(kind, (happened.get(kind) ?? 0) + 1);
      }),
      { numRuns: 12, examples: [[everyKind]] },
    );
    expect([...happened.keys()].toSorted()).toEqual(['earned', 'expired', 'refunded', 'spent']);
  }, 180_000);

  /** The calls of a step; what they need to know is read before any of them is sent. */
  async function prepare({ profileId, call, callAsGame }: TestPlayer, sent: Step['sent']) {
    const { db, clock } = club.platform;
    const spendings = await readSpendings(db, profileId, 20);
    const { claims: owned } = claimsBody.parse((await call(`${rewardsPath}/claims`)).body);
    const details = await call(`/v1/profiles/me/club/console/challenges/details?spaceId=${spaceId}`);
    const challenges = detailsBody.parse(details.body).challenges.filter(({ type }) => type !== 'special');
    const chosen = <T>(all: readonly T[], pick: number) => all[pick % Math.max(all.length, 1)];
    const report = (events: { name: string; count?: number; data?: { code: string } }[]) =>
      callAsGame('/v3/profiles/me/events', { method: 'POST', body: { spaceId, events } });
    return sent.map(({ does, pick }) => async (): Promise<unknown> => {
      const challengeId = chosen(challenges, pick)?.challengeId ?? '';
      const claim = chosen(owned, pick);
      if (does === 'claim') return call(rewardsPath, { method: 'POST', body: { id: mask, spaceId } });
      if (does === 'undo') return claim && call(`${rewardsPath}/claims/${claim.claimId}/undo`, { method: 'POST' });
      const transactionId = chosen(spendings, pick)?.id;
      if (does === 'refund')
        return transactionId && refundSpending(db, { profileId, transactionId, reason: 'Broken' }, clock.now());
      if (does === 'deliver') return claim?.code && report([{ name: 'reward.delivered', data: { code: claim.code } }]);
      if (does === 'gift') return giveUnits(club, profileId, 40 + pick);
      if (does === 'goal')
        return call('/v1/profiles/me/club/goal', { method: 'PUT', body: { rewardId: mask, claimsItself: true } });
      if (does === 'cross') {
        await call(challengesPath, { method: 'POST', body: { challengeId, spaceId } });
        return report([
          { name: 'lake.crossed', count: 2 + pick },
          { name: 'gate.opened', count: 2 + pick },
        ]);
      }
      if (does === 'bank') return call(challengesPath, { method: 'PUT', body: { challengeId, spaceId } });
      if (does === 'autoBank') return runTask(club.platform, bankEndedChallenges);
      return call('/v1/profiles/me/club/autobank', { method: 'PUT', body: { autoBank: pick > 0 } });
    });
  }

  async function expectEachUnitOnce(player: TestPlayer) {
    const { db, clock } = club.platform;
    await expectSoundLedger(player);
    expect(await allLedgerViolations(db)).toEqual([]);

    const held = and(
      eq(lots.profileId, player.profileId),
      sql`(${lots.expiresAt} is null or ${lots.expiresAt} >= ${clock.now().toISOString()})`,
    );
    const [inLots] = await db
      .select({ units: sql<string>`coalesce(sum(${lots.remaining}), 0)` })
      .from(lots)
      .where(held);
    expect((await balanceOf(player)).units).toBe(Number(inLots?.units));

    const challengeId = sql`${transactions.source} ->> 'id'`;
    const bankedTwice = await db
      .select({ challengeId })
      .from(transactions)
      .where(and(eq(transactions.profileId, player.profileId), sql`${transactions.source} ->> 'type' = 'challenge'`))
      .groupBy(challengeId)
      .having(gt(count(), 1));
    expect(bankedTwice).toEqual([]);
    const bothWon = and(
      eq(claims.profileId, player.profileId),
      isNotNull(claims.deliveredAt),
      isNotNull(claims.undoneAt),
    );
    expect(await db.$count(claims, bothWon)).toBe(0);
  }

  const entryKinds = async (profileId: string) =>
    (
      await club.platform.db
        .selectDistinct({ kind: transactions.kind })
        .from(transactions)
        .where(eq(transactions.profileId, profileId))
    ).map(({ kind }) => kind);
});

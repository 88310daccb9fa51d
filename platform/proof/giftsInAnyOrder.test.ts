import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ids } from '../content/ids';
import { claims, gifts, transactions } from '../db/schema';
import { addFriendship } from '../db/stores/players/friendStore';
import { readOwnClaims } from '../db/stores/rewards/claimStore';
import { readGifts } from '../db/stores/rewards/giftStore';
import { readBalance } from '../db/stores/rewards/ledgerStore';
import { addDays } from '../domain/calendar';
import { allLedgerViolations } from '../testing/allLedgerViolations';
import { onEveryDatabase } from '../testing/databases';
import { giveUnits, newcomer, seedSample, type TestPlayer } from '../testing/players';
import { runTask } from '../testing/runTask';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { returnGifts } from '../useCases/club/answerGift';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';

const spaceId = ids.space('moongate');
const mask = ids.reward('moongate', 'ferrymans-mask');
const charm = ids.reward('moongate', 'river-charm');
const rewardsPath = '/v1/profiles/me/club/rewards';
const giftsPath = '/v1/profiles/me/club/gifts';
const hourMs = 60 * 60 * 1000;

const actions = [
  'give',
  'accept',
  'decline',
  'return',
  'claim',
  'undo',
  'refund',
  'earn',
  'part',
  'block',
  'meet',
] as const;

/** Actions of two friends that are sent at once, and the time since the previous ones; a clock may also be set back. */
interface Step {
  hours: number;
  sent: { does: (typeof actions)[number]; isSecond: boolean; pick: number }[];
}

const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.constantFrom(-1, 0, 0, 1, 25, 24 * 8, 24 * 15, 24 * 365),
  sent: fc.array(
    fc.record({ does: fc.constantFrom(...actions, 'give', 'accept'), isSecond: fc.boolean(), pick: fc.nat(5) }),
    { minLength: 1, maxLength: 4 },
  ),
});

const alone = (hours: number, does: (typeof actions)[number], isSecond = false): Step => ({
  hours,
  sent: [{ does, isSecond, pick: 0 }],
});
/** Steps that end a gift in every way, so that each run proves something of each. */
const everyEnd: Step[] = [
  alone(0, 'give'),
  alone(1, 'accept', true),
  alone(25, 'give'),
  alone(1, 'decline', true),
  alone(25, 'give'),
  alone(24 * 15, 'return'),
  alone(25, 'give'),
  alone(1, 'part', true),
];

onEveryDatabase((database) => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2024-01-08T12:00:00Z', database: await database.fresh() });
    await seedSample(club);
  }, startUpMs);
  afterAll(() => club.close());

  it('in any order, also at once, gifts, answers, returns, claims, undoing, refunds and expiries keep each Unit once', async () => {
    const ends = new Set<string | null>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const players = [await newcomer(club, { units: 160 }), await newcomer(club, { units: 160 })] as const;
        await meet(...players);
        for (const { hours, sent } of steps) {
          club.clock.advance(hours * hourMs);
          await Promise.all((await prepare(players, sent)).map((send) => send()));
          for (const player of players) await expectEachUnitOnce(player);
        }
        for (const gift of await giftsOf(players[0])) ends.add(gift.end);
      }),
      { numRuns: 10, examples: [[everyEnd]] },
    );
    expect([...ends]).toEqual(expect.arrayContaining(['accepted', 'declined', 'expired', 'returned']));
  }, 180_000);

  const meet = (one: TestPlayer, other: TestPlayer) =>
    addFriendship(club.platform.db, one.profileId, other.profileId, addDays(club.clock.now(), -8));

  /** The calls of a step; what they need to know is read before any of them is sent. */
  async function prepare(players: readonly [TestPlayer, TestPlayer], sent: Step['sent']) {
    const { db, clock } = club.platform;
    return Promise.all(
      sent.map(async ({ does, isSecond, pick }) => {
        const [{ profileId, call }, other] = isSecond ? [players[1], players[0]] : players;
        const { gifts: own } = await readGifts(db, profileId, { offset: 0, limit: 100 });
        const claimed = await readOwnClaims(db, profileId);
        const transactionId = chosen(await readSpendings(db, profileId, 20), pick)?.id;
        const received = own.flatMap(({ gift }) => (gift.receiverId === profileId ? [gift] : []));
        const giftId = chosen(does === 'accept' ? received.filter(({ end }) => end === null) : received, pick)?.giftId;
        const claimId = chosen(claimed, pick)?.claimId;
        const rewardId = pick % 2 ? mask : charm;
        const friendPath = `/v3/profiles/me/friends/${other.profileId}`;
        const calls: Record<(typeof actions)[number], () => unknown> = {
          give: () =>
            call(giftsPath, { method: 'POST', body: { pid: other.profileId, rewardId, spaceId, message: 'forYou' } }),
          accept: () => giftId && call(`${giftsPath}/${giftId}`, { method: 'PUT' }),
          decline: () => giftId && call(`${giftsPath}/${giftId}`, { method: 'DELETE' }),
          return: () => runTask(club.platform, returnGifts),
          claim: () => call(rewardsPath, { method: 'POST', body: { id: rewardId, spaceId } }),
          undo: () => claimId && call(`${rewardsPath}/claims/${claimId}/undo`, { method: 'POST' }),
          // Of two refunds of one spending at once, the second finds nothing to take back.
          refund: () =>
            transactionId &&
            refundSpending(db, { profileId, transactionId, reason: 'Broken' }, clock.now()).catch(Boolean),
          earn: () => giveUnits(club, profileId, 40 + pick),
          part: () => call(friendPath, { method: 'DELETE' }),
          block: () => call('/v3/profiles/me/blocks', { method: 'POST', body: { pid: other.profileId } }),
          meet: () => meet(...players),
        };
        return calls[does];
      }),
    );
  }

  const chosen = <T>(all: readonly T[], pick: number) => all[pick % Math.max(all.length, 1)];

  const giftsOf = ({ profileId }: TestPlayer) =>
    club.platform.db.select().from(gifts).where(eq(gifts.giverId, profileId));

  async function expectEachUnitOnce(player: TestPlayer) {
    const { db, clock } = club.platform;
    // Reading a balance writes off what has expired; the check has the sum of the lots and of the entries.
    await readBalance(db, player.profileId, clock.now());
    expect(await allLedgerViolations(db)).toEqual([]);
    // Who has a reward has spent its price, or a friend has, and not got it back.
    const paidByOwner = sql`exists (select 1 from ${transactions} spending where spending.id = ${claims.transactionId}
      and spending.profile_id = ${claims.profileId} and spending.units < 0
      and not exists (select 1 from ${transactions} refund where refund.refund_of = spending.id))`;
    const paidByFriend = sql`exists (select 1 from ${gifts} where ${gifts.giftId} = ${claims.giftId}
      and ${gifts.receiverId} = ${claims.profileId} and ${gifts.end} = 'accepted' and ${gifts.refundedAt} is null)`;
    const isOwned = and(eq(claims.profileId, player.profileId), isNull(claims.refundedAt));
    expect(await db.$count(claims, and(isOwned, sql`not (${paidByOwner} or ${paidByFriend})`))).toBe(0);
    const accepted = (await giftsOf(player)).filter(({ end }) => end === 'accepted').map(({ giftId }) => giftId);
    expect(await db.$count(claims, and(inArray(claims.giftId, accepted), isNull(claims.refundedAt)))).toBe(
      accepted.length,
    );
  }
});

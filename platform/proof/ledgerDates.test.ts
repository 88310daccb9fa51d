import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { claims, transactions } from '../db/schema';
import { systemClock } from '../support/clock';
import { onEveryDatabase } from '../testing/databases';
import { giveUnits } from '../testing/players';
import { startPlatform } from '../testing/startPlatform';
import { refundSpending } from '../useCases/club/refundSpending';
import { charm, claim, join, openSample, type Member } from './testing/club';

jest.setTimeout(120_000);

onEveryDatabase((database) => {
  let club: Awaited<ReturnType<typeof startPlatform>>;
  let offsetMs: number;
  beforeAll(async () => {
    const place = await database.fresh();
    await (await openSample(place)).close();
    const clock = { now: () => new Date(systemClock.now().getTime() + offsetMs) };
    club = await startPlatform({ database: place, clock });
  });
  beforeEach(() => {
    offsetMs = 0;
  });
  afterAll(() => club.close());

  const entriesOf = ({ profileId }: Member) =>
    club.platform.db
      .select()
      .from(transactions)
      .where(eq(transactions.profileId, profileId))
      .orderBy(asc(transactions.seq));
  const datesOf = async (member: Member) => (await entriesOf(member)).map(({ date }) => date.getTime());

  it('given a clock that was set back, when a player claims, then the ledger does not run backwards and the claim can be refunded', async () => {
    const { db } = club.platform;
    const member = await join(club.platform, 100);
    offsetMs = -60_000;
    expect((await claim(club.request, member, randomUUID())).status).toBe(200);
    await giveUnits(club, member.profileId, 5);
    const [first, spending, gift] = await entriesOf(member);
    expect([spending?.date, gift?.date]).toEqual([first?.date, first?.date]);
    const [claimed] = await db.select().from(claims).where(eq(claims.profileId, member.profileId));
    expect(claimed?.claimedAt).toEqual(first?.date);

    const refund = { profileId: member.profileId, transactionId: spending?.id ?? '', reason: 'An error' };
    const refunded = await refundSpending(db, refund, club.platform.clock.now());
    expect(refunded).toMatchObject({ units: charm.units, balance: 105, refundedAt: first?.date });
  });

  it('given calls whose instants are out of order, when they run at once, then the dates are in order', async () => {
    const member = await join(club.platform, 60 * charm.units);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        offsetMs = (index % 5) * -1000;
        return claim(club.request, member, randomUUID());
      }),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const dates = await datesOf(member);
    expect(dates).toHaveLength(41);
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
  });
});

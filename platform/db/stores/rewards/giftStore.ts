import { and, asc, desc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from '../../../domain/calendar';
import { acceptDays, giftLimits, type GiftEnd } from '../../../domain/gifts';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { accounts, friends, games, gifts, rewards } from '../../schema';
import { isAfter, nextAfter, type Cursor, type Page, type Slice } from '../../slices';

export type Gift = typeof gifts.$inferSelect;

const isGiver = (profileId: string) => eq(gifts.giverId, profileId);

/** A page of the gifts of a player, newest first, and the total: those given, and those received that came to be or still can. */
export async function readGifts(
  db: Database,
  profileId: string,
  { giftId, offset, limit }: Page & { giftId?: string },
) {
  const isReceived = and(eq(gifts.receiverId, profileId), or(isNull(gifts.end), eq(gifts.end, 'accepted')));
  const isWanted = and(or(isGiver(profileId), isReceived), giftId === undefined ? undefined : eq(gifts.giftId, giftId));
  const other = alias(accounts, 'other');
  const otherId = sql`case when ${isGiver(profileId)} then ${gifts.receiverId} else ${gifts.giverId} end`;
  const rows = await db
    .select({ gift: gifts, reward: rewards, gameSlug: games.slug, gameTitle: games.title, other })
    .from(gifts)
    .innerJoin(rewards, eq(rewards.rewardId, gifts.rewardId))
    .innerJoin(games, eq(games.spaceId, rewards.spaceId))
    .innerJoin(other, eq(other.userId, otherId))
    .where(isWanted)
    .orderBy(desc(gifts.givenAt), asc(gifts.giftId))
    .offset(offset)
    .limit(limit);
  return { gifts: rows, total: await db.$count(gifts, isWanted) };
}

export type GiftRecord = Awaited<ReturnType<typeof readGifts>>['gifts'][number];

/** When a player gave gifts within the longest term of the limits, oldest first. */
export async function readGiftDates(tx: Database, giverId: string, now: Date): Promise<Date[]> {
  const since = addDays(now, -Math.max(...giftLimits.map(({ days }) => days)));
  const rows = await tx
    .select({ givenAt: gifts.givenAt })
    .from(gifts)
    .where(and(isGiver(giverId), gt(gifts.givenAt, since)))
    .orderBy(asc(gifts.givenAt));
  return rows.map(({ givenAt }) => givenAt);
}

/** Gifts of a reward that wait for a player. */
export const countWaitingGifts = (tx: Database, receiverId: string, rewardId: string): Promise<number> =>
  tx.$count(gifts, and(eq(gifts.receiverId, receiverId), eq(gifts.rewardId, rewardId), isNull(gifts.end)));

/** A gift, locked until the transaction ends: of two answers at once, one finds the other's. */
export const lockGift = (tx: Database, giftId: string): Promise<Gift | undefined> =>
  firstRow(tx.select().from(gifts).where(eq(gifts.giftId, giftId)).for('update'));

/** The gifts that nobody can accept: their time is over, the two are no longer friends, or one of them closes the account. */
const cannotBeAccepted = (now: Date): SQL | undefined =>
  or(
    lt(gifts.givenAt, addDays(now, -acceptDays)),
    sql`not exists (select 1 from ${friends}
      where ${friends.profileId} = ${gifts.giverId} and ${friends.friendId} = ${gifts.receiverId})`,
    sql`exists (select 1 from ${accounts}
      where ${accounts.userId} in (${gifts.giverId}, ${gifts.receiverId}) and ${accounts.closesAt} is not null)`,
  );

export async function canBeAccepted(tx: Database, { giftId }: Pick<Gift, 'giftId'>, now: Date): Promise<boolean> {
  return (await tx.$count(gifts, and(eq(gifts.giftId, giftId), isNull(gifts.end), cannotBeAccepted(now)))) === 0;
}

/** A slice of the waiting gifts that nobody can accept, of all players or of one. */
export async function readOverdueGifts(
  db: Database,
  { after, limit }: Slice,
  now: Date,
  profileId?: string,
): Promise<{ gifts: Gift[]; next: Cursor | null }> {
  const isOfPlayer = profileId === undefined ? undefined : or(isGiver(profileId), eq(gifts.receiverId, profileId));
  const rows = await db
    .select()
    .from(gifts)
    .where(and(isNull(gifts.end), isOfPlayer, cannotBeAccepted(now), isAfter([gifts.giftId], after)))
    .orderBy(gifts.giftId)
    .limit(limit);
  return { gifts: rows, next: nextAfter(rows, limit, ({ giftId }) => [giftId]) };
}

/** The statement that ends a gift, for `writeTogether`. */
export const endWrite = (tx: Database, { giftId }: Pick<Gift, 'giftId'>, end: GiftEnd, at: Date) =>
  tx
    .update(gifts)
    .set({ end, endedAt: at, refundedAt: end === 'accepted' ? null : at })
    .where(eq(gifts.giftId, giftId));

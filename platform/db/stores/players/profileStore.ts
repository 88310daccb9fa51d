import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { accounts, claims, friends } from '../../schema';

/** What others see of a player in every list. */
export const playerColumns = {
  profileId: accounts.userId,
  nameOnPlatform: accounts.nameOnPlatform,
  avatarGalleryId: accounts.avatarGalleryId,
};

export const findProfile = (db: Database, profileId: string) =>
  firstRow(
    db
      .select({ ...playerColumns, createdAt: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, profileId)),
  );

export async function readTallies(db: Database, profileId: string) {
  const isOwn = and(eq(claims.profileId, profileId), isNull(claims.refundedAt));
  return {
    friendsCount: await db.$count(friends, eq(friends.profileId, profileId)),
    redeemedRewardsCount: await db.$count(claims, isOwn),
  };
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database';
import { firstRow } from '../../firstRow';
import { accounts, claims, friends } from '../../schema';

export async function findProfile(db: Database, profileId: string) {
  const [profile] = await db
    .select({
      profileId: accounts.userId,
      username: accounts.nameOnPlatform,
      createdAt: accounts.createdAt,
      avatarGalleryId: accounts.avatarGalleryId,
    })
    .from(accounts)
    .where(eq(accounts.userId, profileId));
  return profile;
}

export async function readTallies(db: Database, profileId: string) {
  const isOwn = and(eq(claims.profileId, profileId), isNull(claims.refundedAt));
  return {
    friendsCount: await db.$count(friends, eq(friends.profileId, profileId)),
    redeemedRewardsCount: await db.$count(claims, isOwn),
  };
}

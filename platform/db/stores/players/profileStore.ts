import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../connect';
import { accounts, claims, friends } from '../../schema';

/** The public profile of a player. */
export interface PublicProfile {
  profileId: string;
  username: string;
  createdAt: Date;
  avatarGalleryId: string;
}

export async function findProfile(db: Database, profileId: string): Promise<PublicProfile | undefined> {
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

/** A player's number of friends and of claimed rewards. */
export async function readTallies(db: Database, profileId: string) {
  const [friendsCount] = await db.select({ count: count() }).from(friends).where(eq(friends.profileId, profileId));
  const [redeemed] = await db
    .select({ count: count() })
    .from(claims)
    .where(and(eq(claims.profileId, profileId), isNull(claims.refundedAt)));
  return { friendsCount: friendsCount?.count ?? 0, redeemedRewardsCount: redeemed?.count ?? 0 };
}

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PlatformType } from '../../../domain/accounts/platformTypes';
import { hashSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { firstRow, hasRow } from '../../firstRow';
import { externalProfiles } from '../../schema';

export type ExternalProfile = typeof externalProfiles.$inferSelect;

/** A profile that belongs to an account. */
export type LinkedProfile = ExternalProfile & { userId: string };

const isLinked = (profile: ExternalProfile): profile is LinkedProfile => profile.userId !== null;

/** The profile of another platform's token; undefined for an unknown token. */
export function findByToken(
  db: Database,
  token: string,
  platformType?: PlatformType,
): Promise<ExternalProfile | undefined> {
  const isOfPlatform = platformType && eq(externalProfiles.platformType, platformType);
  const isWanted = and(eq(externalProfiles.tokenHash, hashSecret(token)), isOfPlatform);
  return firstRow(db.select().from(externalProfiles).where(isWanted));
}

/**
 * The player whom another platform's token logs in. No password reset ends that before the transaction does. Null for an
 * unknown token, and for a profile that is not linked or not confirmed since a reset.
 */
export async function lockPlayerOfToken(
  tx: Database,
  token: string,
  platformType: PlatformType,
): Promise<string | null> {
  const [profile] = await tx
    .select({ userId: externalProfiles.userId })
    .from(externalProfiles)
    .where(
      and(
        eq(externalProfiles.tokenHash, hashSecret(token)),
        eq(externalProfiles.platformType, platformType),
        eq(externalProfiles.isConfirmed, true),
      ),
    )
    .for('update');
  return profile?.userId ?? null;
}

/** A player's linked profiles, in the order of linking. */
export async function readLinkedProfiles(db: Database, userId: string): Promise<LinkedProfile[]> {
  const profiles = await db
    .select()
    .from(externalProfiles)
    .where(eq(externalProfiles.userId, userId))
    .orderBy(asc(externalProfiles.linkedAt), asc(externalProfiles.platformType));
  return profiles.filter(isLinked);
}

/** A profile, locked until the transaction ends. */
export const lockProfile = (tx: Database, profileId: string): Promise<ExternalProfile | undefined> =>
  firstRow(tx.select().from(externalProfiles).where(eq(externalProfiles.profileId, profileId)).for('update'));

/** Makes an account the owner of a profile. */
export async function setOwner(tx: Database, profileId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(externalProfiles)
    .set({ userId, linkedAt: now, isConfirmed: true })
    .where(eq(externalProfiles.profileId, profileId));
}

/** Lets a linked profile log in again after a password reset; false where it is not linked to the player. */
export const confirmLink = (tx: Database, userId: string, profileId: string): Promise<boolean> =>
  hasRow(tx.update(externalProfiles).set({ isConfirmed: true }).where(isLinkOf(userId, profileId)).returning());

/** Lets no linked profile of a player log in until it is confirmed. */
export async function withdrawLinks(tx: Database, userId: string): Promise<void> {
  await tx.update(externalProfiles).set({ isConfirmed: false }).where(eq(externalProfiles.userId, userId));
}

/** Unlinks a profile; false where it is not linked to the player. */
export const unlinkProfile = (db: Database, userId: string, profileId: string): Promise<boolean> =>
  hasRow(
    db.update(externalProfiles).set({ userId: null, linkedAt: null }).where(isLinkOf(userId, profileId)).returning(),
  );

const isLinkOf = (userId: string, profileId: string) =>
  and(eq(externalProfiles.profileId, profileId), eq(externalProfiles.userId, userId));

/** Keys for looking players up. Names of other platforms are case-sensitive. */
type ExternalLookUp = Partial<Record<'names' | 'idsOnPlatform' | 'profileIds' | 'userIds', string[]>>;

/** Linked profiles of one platform by the first of these keys; unknown and unlinked ones are left out. */
export async function findLinkedProfiles(
  db: Database,
  platformType: PlatformType,
  by: ExternalLookUp,
): Promise<LinkedProfile[]> {
  const profiles = await db
    .select()
    .from(externalProfiles)
    .where(and(eq(externalProfiles.platformType, platformType), isNotNull(externalProfiles.userId), matches(by)));
  return profiles.filter(isLinked);
}

function matches({ names, idsOnPlatform, userIds, profileIds = [] }: ExternalLookUp) {
  if (names) return inArray(externalProfiles.nameOnPlatform, names);
  if (idsOnPlatform) return inArray(externalProfiles.idOnPlatform, idsOnPlatform);
  if (userIds) return inArray(externalProfiles.userId, userIds);
  return inArray(externalProfiles.profileId, profileIds);
}

import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import { choicesOf, type NoticeChoice, type NoticeDetails, type NoticeKind } from '../../../domain/notices';
import type { Database } from '../../connect';
import { noticeChoices, notices } from '../../schema';

export type NoticeRow = typeof notices.$inferSelect;

/** A notice to add. */
export interface NewNotice {
  profileId: string;
  kind: NoticeKind;
  /** What it is about, as a key of its kind; there is one notice for each fact. */
  fact: string;
  details: NoticeDetails;
}

/** Adds notices whose facts have none yet. One that the player has not chosen is kept, so that it is not added later. */
export async function addNotices(tx: Database, added: readonly NewNotice[], now: Date): Promise<void> {
  if (added.length === 0) return;
  const rejected = await tx
    .select({ profileId: noticeChoices.profileId, kind: noticeChoices.kind })
    .from(noticeChoices)
    .where(
      and(
        inArray(
          noticeChoices.profileId,
          added.map(({ profileId }) => profileId),
        ),
        eq(noticeChoices.channel, 'club'),
        eq(noticeChoices.isChosen, false),
      ),
    );
  const isShown = (notice: NewNotice) =>
    !rejected.some(({ profileId, kind }) => profileId === notice.profileId && kind === notice.kind);
  await tx
    .insert(notices)
    .values(added.map((notice) => ({ ...notice, isShown: isShown(notice), createdAt: now })))
    .onConflictDoNothing();
}

const shownTo = (profileId: string) => and(eq(notices.profileId, profileId), eq(notices.isShown, true));

/** A page of a player's notices, newest first, with how many there are and how many of them are not read. */
export async function readNotices(
  db: Database,
  profileId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: NoticeRow[]; total: number; unread: number }> {
  const rows = await db
    .select()
    .from(notices)
    .where(shownTo(profileId))
    .orderBy(desc(notices.createdAt), desc(notices.noticeId))
    .limit(limit)
    .offset(offset);
  const [counts] = await db
    .select({ total: count(), unread: sql<number>`count(*) filter (where ${notices.readAt} is null)`.mapWith(Number) })
    .from(notices)
    .where(shownTo(profileId));
  return { rows, total: counts?.total ?? 0, unread: counts?.unread ?? 0 };
}

/** Notes that a player has read some notices, or all of them; a repeat changes nothing. */
export async function markNoticesRead(
  db: Database,
  profileId: string,
  noticeIds: readonly string[] | null,
  now: Date,
): Promise<void> {
  const wanted = noticeIds === null ? undefined : inArray(notices.noticeId, [...noticeIds]);
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.profileId, profileId), isNull(notices.readAt), wanted));
}

/** All choices of a player, with the defaults. */
export async function readNoticeChoices(db: Database, profileId: string): Promise<NoticeChoice[]> {
  const { kind, channel, isChosen } = noticeChoices;
  const rows = await db
    .select({ kind, channel, isChosen })
    .from(noticeChoices)
    .where(eq(noticeChoices.profileId, profileId));
  return choicesOf(rows);
}

/** Stores some choices of a player; the others stay. Of two for the same kind and channel, the last one counts. */
export async function saveNoticeChoices(
  db: Database,
  profileId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  const byKey = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, { ...choice, profileId }]));
  if (byKey.size === 0) return;
  await db
    .insert(noticeChoices)
    .values([...byKey.values()])
    .onConflictDoUpdate({
      target: [noticeChoices.profileId, noticeChoices.kind, noticeChoices.channel],
      set: { isChosen: sql`excluded.is_chosen` },
    });
}

/** Days until a notice is deleted. What it is about is over by then; a wish that is still open is announced once more. */
const noticeLifeDays = 400;

/** Deletes old notices, also those that were never read. */
export async function purgeNotices(db: Database, now: Date): Promise<void> {
  await db.delete(notices).where(lte(notices.createdAt, addDays(now, -noticeLifeDays)));
}

import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/calendar';
import {
  choicesOf,
  sentChannels,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type SentChannel,
} from '../../../domain/notices';
import { defaultQuietHours, timeZoneOf, type QuietHours } from '../../../domain/quietHours';
import { countWhere } from '../../countWhere';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { accounts, clubSettings, noticeChoices, noticeDeliveries, notices } from '../../schema';
import type { Page } from '../../slices';
import { addJobs } from '../jobStore';
import { readPlayersWithPush } from './pushStore';

export type NoticeRow = typeof notices.$inferSelect;

export type NewNotice = Pick<NoticeRow, 'profileId' | 'kind' | 'fact' | 'details'>;

/**
 * Adds notices whose facts have none yet, with the jobs that send them; call it in a transaction. One that the player has
 * not chosen is kept, so that it is not added later.
 */
export async function addNotices(tx: Database, added: readonly NewNotice[], now: Date): Promise<void> {
  if (added.length === 0) return;
  const isRejected = await readRejections(tx, added);
  const rows = await tx
    .insert(notices)
    .values(added.map((notice) => ({ ...notice, isShown: !isRejected(notice, 'club'), createdAt: now })))
    .onConflictDoNothing()
    .returning();
  const profileIds = rows.map(({ profileId }) => profileId);
  const withPush = await readPlayersWithPush(tx, profileIds);
  for (const channel of sentChannels) {
    const isReached = ({ profileId }: NoticeRow) => channel !== 'push' || withPush.has(profileId);
    const noticeIds = rows.filter((row) => isReached(row) && !isRejected(row, channel)).map(({ noticeId }) => noticeId);
    const count = Math.ceil(noticeIds.length / noticesOfJob);
    const jobs = Array.from({ length: count }, (_, index) => ({
      noticeIds: noticeIds.slice(index * noticesOfJob, (index + 1) * noticesOfJob),
      channel,
    }));
    await addJobs(tx, 'noticeDelivery', jobs);
  }
}

const noticesOfJob = 100;

/** Returns whether the player of a notice has rejected its kind for a channel. */
async function readRejections(tx: Database, added: readonly NewNotice[]) {
  const profileIds = added.map(({ profileId }) => profileId);
  const isRejected = and(inArray(noticeChoices.profileId, profileIds), eq(noticeChoices.isChosen, false));
  const rejected = await tx.select().from(noticeChoices).where(isRejected);
  const keyOf = (...parts: [profileId: string, kind: NoticeKind, channel: NoticeChannel]) => parts.join(' ');
  const keys = new Set(rejected.map(({ profileId, kind, channel }) => keyOf(profileId, kind, channel)));
  return ({ profileId, kind }: Pick<NewNotice, 'profileId' | 'kind'>, channel: NoticeChannel) =>
    keys.has(keyOf(profileId, kind, channel));
}

/** A notice with the account and the quiet hours of its player. */
export interface NoticeToSend {
  notice: NoticeRow;
  account: typeof accounts.$inferSelect;
  quietHours: QuietHours;
}

/**
 * A notice that is still to be sent: neither read nor sent through this channel, of a kind that is still chosen, and of an
 * account that is not closing.
 */
export async function readNoticeToSend(
  tx: Database,
  noticeId: string,
  channel: SentChannel,
  now: Date,
): Promise<NoticeToSend | null> {
  const [row] = await tx
    .select({ notice: notices, account: accounts, settings: clubSettings })
    .from(notices)
    .innerJoin(accounts, eq(accounts.userId, notices.profileId))
    .leftJoin(clubSettings, eq(clubSettings.profileId, notices.profileId))
    .where(and(eq(notices.noticeId, noticeId), isNull(notices.readAt), isNull(accounts.closesAt)));
  if (!row || (await readRejections(tx, [row.notice]))(row.notice, channel)) return null;
  const sent = and(eq(noticeDeliveries.noticeId, noticeId), eq(noticeDeliveries.channel, channel));
  if ((await tx.$count(noticeDeliveries, sent)) > 0 || (await wasSentLately(tx, row.notice, channel, now))) return null;
  return { ...row, quietHours: quietHoursOf(row.settings, row.account.country) };
}

/** Notes that a notice was sent; false where it was before. */
export const noteDelivery = (tx: Database, noticeId: string, channel: SentChannel, now: Date): Promise<boolean> =>
  hasRow(tx.insert(noticeDeliveries).values({ noticeId, channel, sentAt: now }).onConflictDoNothing().returning());

const quietHoursOf = (settings: typeof clubSettings.$inferSelect | null, country: string): QuietHours => ({
  isOn: settings?.hasQuietHours ?? defaultQuietHours.isOn,
  from: settings?.quietFrom ?? defaultQuietHours.from,
  until: settings?.quietUntil ?? defaultQuietHours.until,
  timeZone: settings?.timeZone ?? timeZoneOf(country),
});

/** A player's quiet hours, and whether notices can be emailed: only to an address that is confirmed. */
export async function readSending(
  db: Database,
  profileId: string,
): Promise<{ quietHours: QuietHours; hasChosenZone: boolean; isEmailVerified: boolean }> {
  const [row] = await db
    .select({ country: accounts.country, emailVerifiedAt: accounts.emailVerifiedAt, settings: clubSettings })
    .from(accounts)
    .leftJoin(clubSettings, eq(clubSettings.profileId, accounts.userId))
    .where(eq(accounts.userId, profileId));
  const settings = row?.settings ?? null;
  return {
    quietHours: quietHoursOf(settings, row?.country ?? ''),
    hasChosenZone: settings !== null && settings.timeZone !== null,
    isEmailVerified: (row?.emailVerifiedAt ?? null) !== null,
  };
}

export async function saveQuietHours(db: Database, profileId: string, hours: QuietHours): Promise<void> {
  const set = {
    hasQuietHours: hours.isOn,
    quietFrom: hours.from,
    quietUntil: hours.until,
    timeZone: hours.timeZone,
  };
  await db
    .insert(clubSettings)
    .values({ profileId, ...set })
    .onConflictDoUpdate({ target: clubSettings.profileId, set });
}

const shownTo = (profileId: string) => and(eq(notices.profileId, profileId), eq(notices.isShown, true));

/** A page of a player's notices, newest first, with how many there are and how many of them are not read. */
export async function readNotices(
  db: Database,
  profileId: string,
  { offset, limit }: Page,
): Promise<{ rows: NoticeRow[]; total: number; unread: number }> {
  const rows = await db
    .select()
    .from(notices)
    .where(shownTo(profileId))
    .orderBy(desc(notices.createdAt), desc(notices.noticeId))
    .limit(limit)
    .offset(offset);
  const [counts] = await db
    .select({ total: count(), unread: countWhere(isNull(notices.readAt)) })
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

/** A player's notices of another player's friend requests. */
const ofRequests = (profileId: string, fromId: string) =>
  and(
    eq(notices.profileId, profileId),
    eq(notices.kind, 'friendRequest'),
    sql`${notices.details}->>'subjectId' = ${fromId}`,
  );

export async function removeRequestNotices(tx: Database, profileId: string, fromId: string): Promise<void> {
  await tx.delete(notices).where(ofRequests(profileId, fromId));
}

/** Takes them off the list; that they were sent stays known. */
export async function hideRequestNotices(tx: Database, profileId: string, fromId: string): Promise<void> {
  await tx.update(notices).set({ isShown: false }).where(ofRequests(profileId, fromId));
}

/** Takes the notice of a gift that was answered, or can no longer be accepted, off the list of its receiver. */
export async function hideGiftNotice(tx: Database, gift: { giftId: string; receiverId: string }): Promise<void> {
  const isOfGift = and(
    eq(notices.profileId, gift.receiverId),
    eq(notices.kind, 'giftReceived'),
    eq(notices.fact, gift.giftId),
  );
  await tx.update(notices).set({ isShown: false }).where(isOfGift);
}

/** True where the friend request of the same player was sent within a day: one that is taken back and made again is no news. */
async function wasSentLately(
  tx: Database,
  { profileId, kind, details }: NoticeRow,
  channel: SentChannel,
  now: Date,
): Promise<boolean> {
  if (kind !== 'friendRequest' || details.subjectId === undefined) return false;
  return hasRow(
    tx
      .select({ sentAt: noticeDeliveries.sentAt })
      .from(noticeDeliveries)
      .innerJoin(notices, eq(notices.noticeId, noticeDeliveries.noticeId))
      .where(
        and(
          ofRequests(profileId, details.subjectId),
          eq(noticeDeliveries.channel, channel),
          gt(noticeDeliveries.sentAt, addDays(now, -1)),
        ),
      )
      .limit(1),
  );
}

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

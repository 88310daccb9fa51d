import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { NoticeKind } from '../../../domain/notices';
import type { Database } from '../../database';
import { accounts, challengeProgress, friendRequests, gifts, lots, rewards, wishes } from '../../schema';
import type { NoticeRow } from './noticeStore';

/** What the club or a friend has done is a fact. */
const endsNever = () => Promise.resolve(1);

/** How many rows there are that keep a notice of each kind open. */
const countOpen: Record<NoticeKind, (tx: Database, notice: NoticeRow) => Promise<number>> = {
  unitsExpiring: (tx, { profileId, details }) =>
    tx.$count(
      lots,
      and(
        eq(lots.profileId, profileId),
        gt(lots.remaining, 0),
        sql`${lots.expiresAt} = ${details.until ?? null}::timestamptz`,
      ),
    ),
  challengeLapsing: (tx, { profileId, details }) =>
    tx.$count(
      challengeProgress,
      and(
        eq(challengeProgress.profileId, profileId),
        isId(challengeProgress.challengeId, details.subjectId),
        isNull(challengeProgress.bankedAt),
      ),
    ),
  // The club has notified a player who was there meanwhile.
  wishAffordable: (tx, { profileId, details }) =>
    tx.$count(
      wishes,
      and(eq(wishes.profileId, profileId), isId(wishes.rewardId, details.subjectId), isNull(wishes.notifiedAt)),
    ),
  // A price that has changed again has a notice of its own.
  wishPriceChanged: async (tx, { profileId, details }) => {
    const ofReward = and(eq(rewards.rewardId, wishes.rewardId), sql`${rewards.value} = ${details.units ?? null}`);
    const open = await tx
      .select({ rewardId: wishes.rewardId })
      .from(wishes)
      .innerJoin(rewards, ofReward)
      .where(and(eq(wishes.profileId, profileId), isId(wishes.rewardId, details.subjectId)));
    return open.length;
  },
  friendRequest: (tx, { profileId, details }) =>
    tx.$count(friendRequests, and(eq(friendRequests.toId, profileId), isId(friendRequests.fromId, details.subjectId))),
  giftReceived: (tx, { fact }) => tx.$count(gifts, and(isId(gifts.giftId, fact), isNull(gifts.end))),
  giftAccepted: endsNever,
  giftReturned: endsNever,
  refund: endsNever,
  rulesChanged: (tx, { profileId, fact }) =>
    tx.$count(accounts, and(eq(accounts.userId, profileId), eq(accounts.legalOptinsKey, fact))),
};

const isId = (column: Parameters<typeof eq>[0], id: string | undefined): SQL => sql`${column} = ${id ?? null}::uuid`;

/** Whether the player can still act on what a notice is about: nothing of it was banked, spent, claimed, answered or accepted since. */
export const isNoticeOpen = async (tx: Database, notice: NoticeRow): Promise<boolean> =>
  (await countOpen[notice.kind](tx, notice)) > 0;

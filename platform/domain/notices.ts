import { addDays } from './calendar';

export const noticeKinds = [
  'unitsExpiring',
  'challengeLapsing',
  'wishAffordable',
  'wishPriceChanged',
  'friendRequest',
  'giftReceived',
  'giftAccepted',
  'giftReturned',
  'refund',
  'rulesChanged',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Channels that send a notice to the player; the list in the club needs no sending. */
export const sentChannels = ['email', 'push'] as const;
export type SentChannel = (typeof sentChannels)[number];

export const noticeChannels = ['club', ...sentChannels] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What a notice contains besides its kind; each kind has its own fields. */
export interface NoticeDetails {
  /** Units that expire, that can be banked, that came back, or that a reward costs now. */
  units?: number;
  /** ISO instant: when Units expire, or until when a challenge can be banked or a gift accepted. */
  until?: string;
  /** Name of a challenge, reward or discount, in English. */
  name?: string;
  playerName?: string;
  /** Id of the challenge, the reward or the other player. */
  subjectId?: string;
  spaceId?: string;
}

/** Days before a challenge can no longer be banked from which a notice is due. */
export const lapseNoticeDays = 1;

/** Days before Units expire from which a notice is due, the longest first. */
const expiryNoticeDays = [30, 7] as const;

/**
 * The terms of notices of Units that expire, with the expiries for which each is due at `now`: later than `after`, at the
 * latest at `until`. Units that are first seen in the last week get one notice, not two.
 */
export const expiryTerms = (now: Date): { days: number; after: Date; until: Date }[] =>
  expiryNoticeDays.map((days, index) => ({
    days,
    after: addDays(now, expiryNoticeDays[index + 1] ?? 0),
    until: addDays(now, days),
  }));

/** Whether a player gets a kind of notice through a channel; by default everything. */
export interface NoticeChoice {
  kind: NoticeKind;
  channel: NoticeChannel;
  isChosen: boolean;
}

/** All choices of a player: the stored ones, and the defaults of the others. */
export function choicesOf(stored: readonly NoticeChoice[]): NoticeChoice[] {
  const byKey = new Map(stored.map((choice) => [keyOf(choice), choice]));
  return noticeKinds.flatMap((kind) =>
    noticeChannels.map((channel) => byKey.get(keyOf({ kind, channel })) ?? { kind, channel, isChosen: true }),
  );
}

const keyOf = ({ kind, channel }: Pick<NoticeChoice, 'kind' | 'channel'>) => `${kind} ${channel}`;

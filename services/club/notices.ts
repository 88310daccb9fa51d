import { defineAddition, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';

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

export const noticeChannels = ['club', 'email', 'push'] as const;

const readNotice = read.object({
  noticeId: read.string,
  kind: read.oneOf(noticeKinds),
  date: read.instant,
  readDate: read.optionalInstant,
  units: read.orNull(read.number),
  until: read.optionalInstant,
  name: read.optionalText,
  playerName: read.optionalText,
  subjectId: read.optionalText,
  spaceId: read.optionalText,
});

/** Which of the last fields it has depends on its kind. Dates are ISO instants. */
export type Notice = ReturnType<typeof readNotice>;

const readPage = read.object({
  notices: read.list(readNotice),
  /** On all pages. */
  total: read.number,
  unread: read.number,
});

export type NoticePage = ReturnType<typeof readPage>;

const readChoice = read.object({
  kind: read.oneOf(noticeKinds),
  channel: read.oneOf(noticeChannels),
  isChosen: read.boolean,
});
export type NoticeChoice = ReturnType<typeof readChoice>;

const readQuietHours = read.object({
  isOn: read.boolean,
  from: read.number,
  until: read.number,
  /** IANA name. */
  timeZone: read.string,
});

/** Hours of the day in which nothing is sent; `until` is on the next day if it is smaller than `from`. */
export type QuietHours = ReturnType<typeof readQuietHours>;

const readSettings = read.object({
  choices: read.list(readChoice),
  quietHours: readQuietHours,
  /** Else the time zone is one of the player's country. */
  hasChosenZone: read.boolean,
  /** Notices are emailed only to a confirmed address. */
  isEmailVerified: read.boolean,
  /** The key that a browser subscribes with, and the browsers of the player; null if the services push no messages. */
  push: read.orNull(read.object({ publicKey: read.string, endpoints: read.list(read.string) })),
});
export type NoticeSettings = ReturnType<typeof readSettings>;

const listPath = '/v1/profiles/me/club/notices';
const choicesPath = `${listPath}/choices`;
const pushPath = () => `${listPath}/push`;

export const getNotices = defineAddition('club.getNotices', 'GET', {
  path: listPath,
  query: pick<PageInput>('offset', 'limit'),
  parse: readPage,
});

/** Null for all of them; returns how many are unread. */
export const readNotices = defineAddition('club.readNotices', 'PUT', {
  path: listPath,
  body: pick<{ read: string[] | null }>('read'),
  parse: read.inField('unread', read.number),
});

export const getNoticeChoices = defineAddition('club.getNoticeChoices', 'GET', {
  path: choicesPath,
  parse: readSettings,
});

/** The other choices, and quiet hours that are left out, stay. */
export const chooseNotices = defineAddition('club.chooseNotices', 'PUT', {
  path: choicesPath,
  body: pick<{ choices: NoticeChoice[]; quietHours?: QuietHours }>('choices', 'quietHours'),
  parse: readSettings,
});

/** What a browser gives to who may push to it (RFC 8291), in base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const addPushSubscription = defineAddition('club.addPushSubscription', 'PUT', {
  path: pushPath,
  body: pick<PushTarget>('endpoint', 'p256dh', 'auth'),
  parse: readSettings,
});

export const removePushSubscription = defineAddition('club.removePushSubscription', 'DELETE', {
  path: pushPath,
  body: pick<{ endpoint: string }>('endpoint'),
  parse: readSettings,
});

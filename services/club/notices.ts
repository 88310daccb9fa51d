import { defineEndpoint } from '../http/endpoint';
import {
  orNull,
  readBoolean,
  readInstant,
  readNumber,
  readObject,
  readList,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
} from '../http/parse';

export const noticeKinds = [
  'unitsExpiring',
  'challengeLapsing',
  'wishAffordable',
  'friendRequest',
  'refund',
  'rulesChanged',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['club', 'email'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A notice of the player. Dates are ISO instants; which of the last fields it has depends on its kind. */
export interface Notice {
  noticeId: string;
  kind: NoticeKind;
  date: string;
  /** Null until the player has read it. */
  readDate: string | null;
  units: number | null;
  until: string | null;
  name: string | null;
  playerName: string | null;
  subjectId: string | null;
  spaceId: string | null;
}

/** A page of notices, newest first. */
export interface NoticePage {
  notices: Notice[];
  /** The numbers on all pages. */
  total: number;
  unread: number;
}

/** Whether the player gets a kind of notice through a channel. */
export interface NoticeChoice {
  kind: NoticeKind;
  channel: NoticeChannel;
  isChosen: boolean;
}

/** Hours of the day in which nothing is sent; `until` is on the next day where it is smaller than `from`. */
export interface QuietHours {
  isOn: boolean;
  from: number;
  until: number;
  /** IANA name. */
  timeZone: string;
}

/** What the player has chosen about notices. */
export interface NoticeSettings {
  choices: NoticeChoice[];
  quietHours: QuietHours;
  /** Else the time zone is one of the player's country. */
  hasChosenZone: boolean;
  /** Notices are e-mailed only to a confirmed address. */
  isEmailVerified: boolean;
}

const readNotice = readObject<Notice>((field) => ({
  noticeId: field('noticeId', readString),
  kind: field('kind', readOneOf(noticeKinds)),
  date: field('date', readInstant),
  readDate: field('readDate', readOptionalInstant),
  units: field('units', orNull(readNumber)),
  until: field('until', readOptionalInstant),
  name: field('name', readOptionalText),
  playerName: field('playerName', readOptionalText),
  subjectId: field('subjectId', readOptionalText),
  spaceId: field('spaceId', readOptionalText),
}));

const readPage = readObject<NoticePage>((field) => ({
  notices: field('notices', readList(readNotice)),
  total: field('total', readNumber),
  unread: field('unread', readNumber),
}));

const readChoice = readObject<NoticeChoice>((field) => ({
  kind: field('kind', readOneOf(noticeKinds)),
  channel: field('channel', readOneOf(noticeChannels)),
  isChosen: field('isChosen', readBoolean),
}));

const readQuietHours = readObject<QuietHours>((field) => ({
  isOn: field('isOn', readBoolean),
  from: field('from', readNumber),
  until: field('until', readNumber),
  timeZone: field('timeZone', readString),
}));

const readSettings = readObject<NoticeSettings>((field) => ({
  choices: field('choices', readList(readChoice)),
  quietHours: field('quietHours', readQuietHours),
  hasChosenZone: field('hasChosenZone', readBoolean),
  isEmailVerified: field('isEmailVerified', readBoolean),
}));

const listPath = '/v1/profiles/me/club/notices';
const choicesPath = `${listPath}/choices`;

/** A page of the player's notices. */
export const getNotices = defineEndpoint<{ offset: number; limit: number }, NoticePage>({
  name: 'club.getNotices',
  method: 'GET',
  path: () => listPath,
  query: ({ offset, limit }) => ({ offset, limit }),
  auth: 'ticket',
  parse: readPage,
});

/** Notes that notices were read, or all of them for null; returns how many are not. */
export const readNotices = defineEndpoint<{ read: string[] | null }, number>({
  name: 'club.readNotices',
  method: 'PUT',
  path: () => listPath,
  body: ({ read }) => ({ read }),
  auth: 'ticket',
  parse: readObject((field) => field('unread', readNumber)),
});

/** The kinds of notices that the player gets, by channel, and the quiet hours. */
export const getNoticeChoices = defineEndpoint<null, NoticeSettings>({
  name: 'club.getNoticeChoices',
  method: 'GET',
  path: () => choicesPath,
  auth: 'ticket',
  parse: readSettings,
});

/** Changes some choices; the others, and quiet hours that are left out, stay. */
export const chooseNotices = defineEndpoint<{ choices: NoticeChoice[]; quietHours?: QuietHours }, NoticeSettings>({
  name: 'club.chooseNotices',
  method: 'PUT',
  path: () => choicesPath,
  body: ({ choices, quietHours }) => ({ choices, quietHours }),
  auth: 'ticket',
  parse: readSettings,
});

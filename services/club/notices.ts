import { defineEndpoint } from '../http/endpoint';
import {
  orNull,
  readBoolean,
  readInstant,
  readListIn,
  readNumber,
  readObject,
  readList,
  readOneOf,
  readOptionalInstant,
  readOptionalText,
  readString,
} from '../http/parse';

const noticeKinds = [
  'unitsExpiring',
  'challengeLapsing',
  'wishAffordable',
  'friendRequest',
  'refund',
  'rulesChanged',
] as const;
type NoticeKind = (typeof noticeKinds)[number];

/** A notice of the player. Dates are ISO instants; which of the last fields it has depends on its kind. */
interface Notice {
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
interface NoticePage {
  notices: Notice[];
  /** The numbers on all pages. */
  total: number;
  unread: number;
}

/** Whether the player gets a kind of notice through a channel. */
interface NoticeChoice {
  kind: NoticeKind;
  channel: 'club';
  isChosen: boolean;
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

const readChoices = readListIn(
  'choices',
  readObject<NoticeChoice>((field) => ({
    kind: field('kind', readOneOf(noticeKinds)),
    channel: field('channel', readOneOf(['club'])),
    isChosen: field('isChosen', readBoolean),
  })),
);

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

/** The kinds of notices that the player gets, by channel. */
export const getNoticeChoices = defineEndpoint<null, NoticeChoice[]>({
  name: 'club.getNoticeChoices',
  method: 'GET',
  path: () => choicesPath,
  auth: 'ticket',
  parse: readChoices,
});

/** Changes some choices; the others stay. */
export const chooseNotices = defineEndpoint<{ choices: NoticeChoice[] }, NoticeChoice[]>({
  name: 'club.chooseNotices',
  method: 'PUT',
  path: () => choicesPath,
  body: ({ choices }) => ({ choices }),
  auth: 'ticket',
  parse: readChoices,
});

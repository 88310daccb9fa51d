import { z } from 'zod';
import {
  markNoticesRead,
  readNoticeChoices,
  readNotices,
  readSending,
  saveNoticeChoices,
  saveQuietHours,
  type NoticeRow,
} from '../../../db/stores/players/noticeStore';
import { addPushSubscription, readPushEndpoints, removePushSubscription } from '../../../db/stores/players/pushStore';
import { noticeChannels, noticeKinds } from '../../../domain/notices';
import { isTimeZone } from '../../../domain/quietHours';
import type { ServiceContext } from '../../../serviceContext';
import { isPushKey, isPushService } from '../../../support/push';
import { clubText } from '../../kernel/clubText';
import { malformed, orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { pageInQuery } from '../../kernel/validate';
import { timestamp, wireDate, wireDateOrNull } from '../../kernel/wireTypes';
import { clubPath } from '../paths';

const path = clubPath('notices');
const choicesPath = clubPath('notices/choices');
const pushPath = clubPath('notices/push');

const noticeShape = z
  .object({
    noticeId: z.guid(),
    kind: z.enum(noticeKinds),
    date: timestamp,
    readDate: timestamp.nullable(),
    units: z
      .int()
      .nullable()
      .describe('Units that expire, that can be banked, that came back, or that a reward costs now.'),
    until: timestamp
      .nullable()
      .describe('When the Units expire, or until when the challenge can be banked or the gift accepted.'),
    name: clubText.nullable().describe('Of the challenge, the reward or the discount.'),
    playerName: z.string().nullable(),
    subjectId: z.string().nullable().describe('Id of the challenge, the reward or the other player.'),
    spaceId: z.guid().nullable(),
  })
  .meta({ id: 'Notice' });

const listShape = z.object({
  notices: z.array(noticeShape),
  total: z.int(),
  unread: z.int().describe('How many of all are not read.'),
});

const choices = z.array(
  z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels), isChosen: z.boolean() }),
);

const hour = z.int().min(0).max(23);

const quietHours = z
  .object({
    isOn: z.boolean(),
    from: hour,
    until: hour.describe('On the next day where it is smaller than `from`.'),
    timeZone: z.string().max(64).refine(isTimeZone).describe('IANA name, such as Europe/Paris.'),
  })
  .meta({ id: 'QuietHours' });

const choicesShape = z.object({
  choices,
  quietHours,
  hasChosenZone: z.boolean().describe('Else the time zone is one of the country of the player.'),
  isEmailVerified: z.boolean().describe('Notices are emailed only to a confirmed address.'),
  push: z
    .object({
      publicKey: z.string().describe('The applicationServerKey of a browser that subscribes.'),
      endpoints: z.array(z.string()).describe('The browsers that show notices to the player.'),
    })
    .nullable()
    .describe('Null where the platform offers no push messages.'),
});

/** As `PushSubscription.toJSON` has it. */
const pushBody = z.object({
  endpoint: z.url().max(2000),
  p256dh: z.string().max(100).refine(isPushKey).describe('The public key of the browser, in base64url.'),
  auth: z
    .string()
    .regex(/^[\w-]{22}$/)
    .describe('Its secret, in base64url.'),
});

const readChoices = async (
  { db, push }: Pick<ServiceContext, 'db' | 'push'>,
  profileId: string,
): Promise<z.input<typeof choicesShape>> => ({
  // Released clients know no other channels than they were made for.
  choices: (await readNoticeChoices(db, profileId)).filter(({ channel }) => push || channel !== 'push'),
  ...(await readSending(db, profileId)),
  push: push ? { publicKey: push.publicKey, endpoints: await readPushEndpoints(db, profileId) } : null,
});

const wireNotice = ({ noticeId, kind, createdAt, readAt, details }: NoticeRow): z.input<typeof noticeShape> => ({
  noticeId,
  kind,
  date: wireDate(createdAt),
  readDate: wireDateOrNull(readAt),
  units: details.units ?? null,
  until: details.until === undefined ? null : wireDate(new Date(details.until)),
  name: details.name ?? null,
  playerName: details.playerName ?? null,
  subjectId: details.subjectId ?? null,
  spaceId: details.spaceId ?? null,
});

/** A player's notices; this platform's own operations (docs/contracts/club-calls.md, Notices). */
export const notices = ({ db, push }: ServiceContext) => [
  playerOperation('GET', path, {
    id: 'getNotices',
    summary: 'A page of the notices of the player, newest first.',
    query: pageInQuery,
    response: listShape,
    handle: async ({ profileId, query }) => {
      const { rows, total, unread } = await readNotices(db, profileId, query);
      return { notices: rows.map(wireNotice), total, unread };
    },
  }),
  playerOperation('PUT', path, {
    id: 'readNotices',
    summary: 'Notes that the player has read some notices, or all of them.',
    description: 'A repeat changes nothing; the first date stays. Ids of other notices are ignored.',
    body: z.object({ read: z.array(z.guid()).max(100).nullable().describe('Null for all.') }),
    response: z.object({ unread: z.int() }),
    handle: async ({ profileId, body, now }) => {
      await markNoticesRead(db, profileId, body.read, now);
      return { unread: (await readNotices(db, profileId, { offset: 0, limit: 1 })).unread };
    },
  }),
  playerOperation('GET', choicesPath, {
    id: 'getNoticeChoices',
    summary: 'Which kinds of notices the player gets through which channel, and when none is sent.',
    response: choicesShape,
    handle: ({ profileId }) => readChoices({ db, push }, profileId),
  }),
  playerOperation('PUT', choicesPath, {
    id: 'chooseNotices',
    summary: 'Changes some of these choices; the others stay. They apply to later notices.',
    description: 'Quiet hours stay as they are where they are left out.',
    body: z.object({ choices, quietHours: quietHours.optional() }),
    response: choicesShape,
    handle: async ({ profileId, body }) => {
      await db.transaction(async (tx) => {
        await saveNoticeChoices(tx, profileId, body.choices);
        if (body.quietHours) await saveQuietHours(tx, profileId, body.quietHours);
      });
      return readChoices({ db, push }, profileId);
    },
  }),
  playerOperation('PUT', pushPath, {
    id: 'addPushSubscription',
    summary: 'Shows later notices of the player in a browser, also while the club is closed.',
    description: 'The browser shows those of the last player who has subscribed it. The latest 20 of a player stay.',
    body: pushBody,
    response: choicesShape,
    errors: ['notFound'],
    handle: async ({ profileId, body, now }) => {
      if (!isPushService(body.endpoint, orNotFound(push)))
        throw malformed('Body.endpoint: it is of no push service that is known.');
      await db.transaction((tx) => addPushSubscription(tx, profileId, body, now));
      return readChoices({ db, push }, profileId);
    },
  }),
  playerOperation('DELETE', pushPath, {
    id: 'removePushSubscription',
    summary: 'Shows no more notices in a browser; a repeat changes nothing.',
    body: pushBody.pick({ endpoint: true }),
    response: choicesShape,
    handle: async ({ profileId, body }) => {
      await removePushSubscription(db, profileId, body.endpoint);
      return readChoices({ db, push }, profileId);
    },
  }),
];

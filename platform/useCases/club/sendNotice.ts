import { noticeAddition, noticeText } from '../../content/noticeText';
import type { Database } from '../../db/database';
import { addJob, type JobData } from '../../db/stores/jobStore';
import { readLinkSecret } from '../../db/stores/linkSecretStore';
import { noteDelivery, readNoticeToSend, type NoticeToSend } from '../../db/stores/players/noticeStore';
import { isNoticeOpen } from '../../db/stores/players/openNoticeStore';
import { signStop } from '../../domain/noticeLink';
import type { SentChannel } from '../../domain/notices';
import { quietHoursEnd } from '../../domain/quietHours';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';
import { forEachPlayer } from './forEachPlayer';
import { noticesAddress, pushNotice } from './pushNotice';

type Sender = (tx: Database, services: ServiceContext, sent: NoticeToSend) => Promise<void>;

const senders: Record<SentChannel, Sender> = { email: emailNotice, push: pushNotice };

/**
 * The job of notices: sends each once; in quiet hours, after their end. What is out of date by then is not sent. Throws if one
 * could not be sent, and a repeat sends the others no second time.
 */
export async function sendNotices(
  services: ServiceContext,
  { noticeIds, channel }: JobData['noticeDelivery'],
): Promise<void> {
  const now = services.clock.now();
  const errors: unknown[] = [];
  const byEnd = new Map<number, string[]>();
  const send = async (noticeId: string) => {
    const end = await sendNotice(services, noticeId, channel, now);
    if (end) byEnd.set(end.getTime(), [...(byEnd.get(end.getTime()) ?? []), noticeId]);
  };
  await forEachPlayer({ reportError: (error) => errors.push(error) }, noticeIds, send);
  for (const [end, waiting] of byEnd) {
    const seconds = Math.ceil((end - now.getTime()) / 1000);
    await addJob(services.db, 'noticeDelivery', { noticeIds: waiting, channel }, seconds);
  }
  if (errors.length > 0) throw errors[0];
}

/** Sends a notice, unless it is quiet for the player until an instant, which it returns. */
const sendNotice = (
  services: ServiceContext,
  noticeId: string,
  channel: SentChannel,
  now: Date,
): Promise<Date | null> =>
  services.db.transaction(async (tx) => {
    const found = await readNoticeToSend(tx, noticeId, channel, now);
    if (!found || isOver(found, now) || !(await isNoticeOpen(tx, found.notice))) return null;
    const end = quietHoursEnd(found.quietHours, now);
    if (!end && (await noteDelivery(tx, noticeId, channel, now))) await senders[channel](tx, services, found);
    return end;
  });

const isOver = ({ notice: { details } }: NoticeToSend, now: Date) =>
  details.until !== undefined && new Date(details.until) < now;

/** Emails a notice in the player's language, where the player has confirmed the address. */
async function emailNotice(
  tx: Database,
  services: ServiceContext,
  { notice, account, quietHours }: NoticeToSend,
): Promise<void> {
  if (account.emailVerifiedAt === null) return;
  const lang = nearestLocale(account.preferredLanguage);
  const subject = noticeText(notice, { lang, timeZone: quietHours.timeZone });
  const addition = noticeAddition(notice, lang);
  const text = addition === undefined ? subject : `${subject}\n\n${addition}`;
  const { profileId, kind } = notice;
  const signature = signStop(await readLinkSecret(tx), { profileId, kind });
  const stop = `${services.baseUrl}/sso/notices?${new URLSearchParams({ player: profileId, kind, signature, lang }).toString()}`;
  const link = noticesAddress(services, lang);
  await addJob(tx, 'email', {
    to: account.email,
    subject,
    text: translatorFor(lang)('letter.notice.text', { notice: text, link, stop }),
    unsubscribeUrl: stop,
  });
}

import { brand } from '../../brand';
import { noticeText } from '../../content/noticeText';
import type { Database } from '../../db/database';
import { addJobs, type JobData } from '../../db/stores/jobStore';
import type { NoticeToSend } from '../../db/stores/players/noticeStore';
import { findPushSubscription, readPushEndpoints, removePushSubscription } from '../../db/stores/players/pushStore';
import { nearestLocale } from '../../locale/locales';
import { translatorFor } from '../../locale/translator';
import type { ServiceContext } from '../../serviceContext';
import { sendPush } from '../../support/push';
import { siteAddress } from '../../support/siteAddress';

/** Where a player reads the list of notices. */
export const noticesAddress = (services: ServiceContext, lang: string) =>
  `${siteAddress(services, lang)}/dashboard?_popup=notices`;

/** Adds the jobs that show a notice in each browser of its player; none where the club has no keys. */
export async function pushNotice(
  tx: Database,
  services: ServiceContext,
  { notice, account, quietHours }: NoticeToSend,
): Promise<void> {
  if (!services.push) return;
  const { profileId, noticeId } = notice;
  const lang = nearestLocale(account.preferredLanguage);
  const message = {
    title: brand.club,
    body: noticeText(notice, { lang, timeZone: quietHours.timeZone }),
    url: noticesAddress(services, lang),
    // A message that arrives twice is shown once.
    tag: noticeId,
    stop: translatorFor(lang)('push.stop'),
  };
  const endpoints = await readPushEndpoints(tx, profileId);
  await addJobs(
    tx,
    'push',
    endpoints.map((endpoint) => ({ profileId, endpoint, message })),
  );
}

/** The job of a message to a browser. One that takes no more is forgotten. */
export async function deliverPush(
  { db, push }: ServiceContext,
  { profileId, endpoint, message }: JobData['push'],
): Promise<void> {
  const target = push && (await findPushSubscription(db, profileId, endpoint));
  if (target && !(await sendPush(push, target, message))) await removePushSubscription(db, profileId, endpoint);
}

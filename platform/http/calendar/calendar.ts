import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { calendarFile } from '../../content/calendarFile';
import { findAccount } from '../../db/stores/accounts/accountStore';
import { findCalendarOwner } from '../../db/stores/players/calendarStore';
import { readChallengesOfPlayer } from '../../db/stores/games/challengeStore';
import { readBalance } from '../../db/stores/rewards/ledgerStore';
import { deadlinesOf } from '../../domain/deadlines';
import { nearestLocale } from '../../locale/locales';
import type { ServiceContext } from '../../serviceContext';
import { siteAddress } from '../../support/siteAddress';
import type { HonoEnv } from '../kernel/honoEnv';

export const calendarAddress = ({ baseUrl }: ServiceContext, token: string) => `${baseUrl}/calendar/${token}.ics`;

/** `GET /calendar/{token}.ics`: the deadlines of the player whose address it is, for calendars that subscribe to them. */
export const calendar = (services: ServiceContext) =>
  new Hono<HonoEnv>().get('/calendar/:file{.+\\.ics}', etag(), async (c) => {
    const { db, clock } = services;
    const now = clock.now();
    const profileId = await findCalendarOwner(db, c.req.param('file').slice(0, -'.ics'.length), now);
    const account = profileId && (await findAccount(db, profileId));
    if (!account) return c.text('No such calendar.', 404, { 'Cache-Control': 'no-store' });
    const { expiring } = await readBalance(db, account.userId, now);
    const challenges = await readChallengesOfPlayer(db, account.userId, now);
    const lang = nearestLocale(account.preferredLanguage);
    const file = calendarFile({
      deadlines: deadlinesOf({ expiring, challenges }, now),
      lang,
      profileId: account.userId,
      link: `${siteAddress(services, lang)}/units`,
      now,
    });
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="club.ics"',
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    });
  });

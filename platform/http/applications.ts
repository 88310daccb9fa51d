import { Hono } from 'hono';
import { z } from 'zod';
import {
  readApplications,
  readPlayedApplications,
  type Application,
  type PlayedApplication,
} from '../db/applicationStore';
import { ids } from '../db/seed/ids';
import { readFriends } from '../db/friendStore';
import { gameImages } from './club/shapes/pictures';
import type { HonoEnv, Platform } from './context';
import { wireDateOrNull } from './dates';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import { guidPattern, idInPath } from './paths';
import { ownProfile, requireTicket } from './ticket';
import { listInQuery, listInQueryUpTo, numberInQuery, readQuery } from './validate';

const guids = listInQuery.pipe(z.array(z.guid()));
const played = z.object({ limit: numberInQuery({ min: 1, max: 100, fallback: 100 }) });
// Released clients ask about a hundred players at once, and for no end of rows.
const playedBy = z.object({
  profileIds: listInQueryUpTo(100).pipe(z.array(z.guid())),
  limit: numberInQuery({ min: 1, max: 10_000, fallback: 100 }),
});
const lookUp = z.union([z.object({ applicationIds: guids }), z.object({ spaceIds: guids })]);

/** Games by platform, and who plays them (wire, Account: applications). */
export function applications(platform: Platform) {
  const { db } = platform;

  async function findOne(applicationId: string, path: string): Promise<Application> {
    const [application] = await readApplications(db, { applicationIds: [applicationId] });
    if (!application) throw new PlatformError('notFound', { message: `Resource '${path}' not found.` });
    return application;
  }

  return new Hono<HonoEnv>()
    .get(`/v3/profiles/${idInPath}/applications`, requireTicket(platform), async (c) => {
      const { limit } = readQuery(c, played);
      const rows = await readPlayedApplications(db, [ownProfile(c.get('caller'), c.req.param('id'))]);
      return c.json({ applications: rows.slice(0, limit).map(playedReply) });
    })
    .get('/v1/profiles/applications', requireTicket(platform), async (c) => {
      const { profileIds, limit } = readQuery(c, playedBy);
      const { profileId } = c.get('caller');
      const visible = new Set([profileId, ...(await readFriends(db, profileId)).map((friend) => friend.profileId)]);
      if (!profileIds.every((id) => visible.has(id.toLowerCase()))) throw new PlatformError('forbidden');
      const rows = await readPlayedApplications(db, profileIds);
      return c.json({ applications: rows.slice(0, limit).map(playedReply) });
    })
    .get('/:version{v[12]}/applications', requireTicket(platform), async (c) => {
      const found = await readApplications(db, readQuery(c, lookUp));
      return c.json({ applications: found.map((application) => applicationReply(platform, application)) });
    })
    .get(`/v2/applications/:id{${guidPattern}}`, requireTicket(platform), async (c) =>
      c.json(applicationReply(platform, await findOne(c.req.param('id'), c.req.path))),
    )
    .get(`/v1/applications/:id{${guidPattern}}/configuration`, async (c) => {
      const id = c.req.param('id').toLowerCase();
      // The club's own site is no game, and asks about itself.
      const isCaller = c.req.header(headerNames.appId)?.toLowerCase() === id;
      const [application] = await readApplications(db, { applicationIds: [id] });
      if (!application && !isCaller)
        throw new PlatformError('notFound', { message: `Resource '${c.req.path}' not found.` });
      return c.json({ configuration: configurationOf(platform, application?.game.spaceId ?? ids.club) });
    });
}

const playedReply = ({ applicationId, play }: PlayedApplication) => ({
  profileId: play.profileId,
  appId: applicationId,
  firstDatePlayed: wireDateOrNull(play.firstPlayedAt),
  lastDatePlayed: wireDateOrNull(play.lastPlayedAt),
  daysPlayed: play.daysPlayed,
  sessionsPlayed: play.sessionsPlayed,
});

const applicationReply = (origin: Platform, { applicationId, platform, game }: Application) => ({
  applicationId,
  name: `${game.slug}-${platform.toLowerCase()}`,
  platform,
  spaceId: game.spaceId,
  genre: game.genre,
  displayName: game.title,
  description: game.description,
  images: gameImages(origin, game.slug),
  ageRating: game.ageRating,
});

/** What a game's own SDK is told: where to reach us, and how patient to be. */
const configurationOf = ({ baseUrl }: Platform, spaceId: string) => ({
  platformConfig: { spaceId, uplayServices: baseUrl },
  clubServices: ['actions', 'badges', 'challenges', 'rewards', 'stats', 'units'].map((name) => ({
    name,
    url: baseUrl,
  })),
  sdkConfig: { timeoutSec: 10, keepAliveTimeoutMin: 15, httpRetry: { maxCount: 3, initialDelayMsec: 500 } },
  featuresSwitches: [],
  events: { queues: [{ name: 'player', sendPeriodMilliseconds: 30_000 }] },
  custom: {},
});

import { z } from 'zod';
import {
  readApplications,
  readPlayedApplications,
  type Application,
  type PlayedApplication,
} from '../../../db/stores/games/applicationStore';
import { readFriendsAmong } from '../../../db/stores/players/friendStore';
import { ids } from '../../../content/ids';
import { gameImages, gameImagesShape } from '../../club/images';
import { clubText } from '../../kernel/clubText';
import type { ServiceContext } from '../../../serviceContext';
import { timestamp, wireDateOrNull } from '../../kernel/wireTypes';
import { orNotFound, PlatformError } from '../../kernel/errors';
import { headerNames } from '../../kernel/headers';
import { openOperation, playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { listInQuery, listInQueryUpTo, numberInQuery } from '../../kernel/validate';

const guids = listInQuery.pipe(z.array(z.guid()));
const played = z.object({ limit: numberInQuery({ min: 1, max: 100, fallback: 100 }) });
// Released clients request a hundred players at once, with a very high limit.
const playedBy = z.object({
  profileIds: listInQueryUpTo(100).pipe(z.array(z.guid())),
  limit: numberInQuery({ min: 1, max: 10_000, fallback: 100 }),
});
const lookUp = z.union([z.object({ applicationIds: guids }), z.object({ spaceIds: guids })]);

const playedShape = z.object({
  applications: z.array(
    z.object({
      profileId: z.guid(),
      appId: z.guid(),
      firstDatePlayed: timestamp.nullable(),
      lastDatePlayed: timestamp.nullable(),
      daysPlayed: z.int(),
      sessionsPlayed: z.int(),
    }),
  ),
});

const applicationShape = z
  .object({
    applicationId: z.guid(),
    name: z.string(),
    slug: z.string(),
    platform: z.string(),
    spaceId: z.guid(),
    genre: clubText,
    displayName: z.string(),
    description: clubText,
    images: gameImagesShape,
    ageRating: z.string(),
  })
  .meta({ id: 'Application' });

const configurationShape = z.object({
  configuration: z.object({
    platformConfig: z.object({ spaceId: z.guid(), uplayServices: z.url() }),
    clubServices: z.array(z.object({ name: z.string(), url: z.url() })),
    sdkConfig: z.object({
      timeoutSec: z.int(),
      keepAliveTimeoutMin: z.int(),
      httpRetry: z.object({ maxCount: z.int(), initialDelayMsec: z.int() }),
    }),
    featuresSwitches: z.array(z.string()),
    events: z.object({ queues: z.array(z.object({ name: z.string(), sendPeriodMilliseconds: z.int() })) }),
    custom: z.object({}),
  }),
});

/** Games by platform, and play time (wire, Account: applications). */
export function applications(services: ServiceContext) {
  const { db } = services;

  return [
    playerOperation('GET', `/v3/profiles/${idInPath}/applications`, {
      id: 'getPlayedApplications',
      summary: 'What the player has played, and when.',
      query: played,
      response: playedShape,
      handle: async ({ profileId, query: { limit } }) => ({
        applications: (await readPlayedApplications(db, [profileId])).slice(0, limit).map(playedResponse),
      }),
    }),
    playerOperation('GET', '/v1/profiles/applications', {
      id: 'getApplicationsOfProfiles',
      summary: 'What the player and friends have played; anybody else is refused.',
      query: playedBy,
      response: playedShape,
      errors: ['forbidden'],
      handle: async ({ profileId, query: { profileIds, limit } }) => {
        const friends = await readFriendsAmong(db, profileId, profileIds);
        if (!profileIds.every((id) => id.toLowerCase() === profileId || friends.has(id.toLowerCase())))
          throw new PlatformError('forbidden');
        const rows = await readPlayedApplications(db, profileIds);
        return { applications: rows.slice(0, limit).map(playedResponse) };
      },
    }),
    playerOperation('GET', '/:version{v[21]}/applications', {
      id: 'findApplications',
      summary: 'Applications by their ids, or by the spaces of their games.',
      query: lookUp,
      response: z.object({ applications: z.array(applicationShape) }),
      handle: async ({ query }) => {
        const rows = await readApplications(db, query);
        return { applications: rows.map((application) => applicationResponse(services, application)) };
      },
    }),
    playerOperation('GET', `/v2/applications/:id{${guidPattern}}`, {
      id: 'getApplication',
      summary: 'One application: a game on one platform.',
      isOfAnybody: true,
      response: applicationShape,
      errors: ['notFound'],
      handle: async ({ c }) => {
        const [application] = await readApplications(db, { applicationIds: [c.req.param('id') ?? ''] });
        return applicationResponse(services, orNotFound(application));
      },
    }),
    openOperation('GET', `/v1/applications/:id{${guidPattern}}/configuration`, {
      id: 'getConfiguration',
      summary: "What an application's SDK is told: where to reach us, and how patient to be.",
      description:
        "A caller that is no game, such as the club's site, may ask about itself: it has the club's own space.",
      response: configurationShape,
      errors: ['notFound'],
      handle: async ({ c }) => {
        const id = (c.req.param('id') ?? '').toLowerCase();
        const [application] = await readApplications(db, { applicationIds: [id] });
        const isCaller = c.req.header(headerNames.appId)?.toLowerCase() === id;
        orNotFound(application || isCaller);
        return { configuration: configurationOf(services, application?.game.spaceId ?? ids.club) };
      },
    }),
  ];
}

const playedResponse = ({ applicationId, play }: PlayedApplication) => ({
  profileId: play.profileId,
  appId: applicationId,
  firstDatePlayed: wireDateOrNull(play.firstPlayedAt),
  lastDatePlayed: wireDateOrNull(play.lastPlayedAt),
  daysPlayed: play.daysPlayed,
  sessionsPlayed: play.sessionsPlayed,
});

const applicationResponse = (origin: ServiceContext, { applicationId, platform, game }: Application) => ({
  applicationId,
  name: `${game.slug}-${platform.toLowerCase()}`,
  slug: game.slug,
  platform,
  spaceId: game.spaceId,
  genre: game.genre,
  displayName: game.title,
  description: game.description,
  images: gameImages(origin, game.slug),
  ageRating: game.ageRating,
});

/** The configuration of a game's SDK: the address of the services and the retry limits. */
const configurationOf = ({ baseUrl }: ServiceContext, spaceId: string) => ({
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

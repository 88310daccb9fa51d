import { Hono } from 'hono';
import { actions } from './club/actions';
import { avatarGallery } from './club/avatarGallery';
import { challenges } from './club/challenges';
import { configs } from './club/configs';
import { entities } from './club/entities';
import { events } from './club/events';
import { friends } from './club/friends';
import { games } from './club/games';
import { news } from './club/news';
import { playerProfile } from './club/playerProfile';
import { promotions } from './club/promotions';
import { rewards } from './club/rewards';
import { stats } from './club/stats';
import { titles } from './club/titles';
import { units } from './club/units';
import { visitor } from './club/visitor';
import type { HonoEnv, Platform, Resource } from './context';
import { health } from './health';
import { applicationId, crossOrigin, limitedBody, replyToError, transactionId, unknownPath } from './middleware';

const clubResources: readonly Resource[] = [
  units,
  rewards,
  challenges,
  events,
  games,
  playerProfile,
  titles,
  actions,
  stats,
  friends,
  entities,
  promotions,
  avatarGallery,
  configs,
  news,
  visitor,
];

/** One file a resource; each names its full paths. */
const resources: readonly Resource[] = [health, ...clubResources];

/** The publisher's services as one application: what every call shares, then the resources. */
export function createApp(platform: Platform) {
  const app = new Hono<HonoEnv>();
  app.use(transactionId, crossOrigin(platform), applicationId, limitedBody);
  for (const resource of resources) app.route('/', resource(platform));
  app.notFound(unknownPath(platform));
  app.onError(replyToError(platform));
  return app;
}

export type App = ReturnType<typeof createApp>;

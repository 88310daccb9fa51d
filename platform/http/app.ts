import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { signOn } from '../sso/signOn';
import { applications } from './applications';
import { clubResources } from './club/resources';
import type { HonoEnv, Platform, Resource } from './context';
import { health } from './health';
import { ipLocation } from './ipLocation';
import { applicationId, crossOrigin, limitedBody, replyToError, transactionId, unknownPath } from './middleware';
import { policies } from './policies';
import { profiles } from './profiles';
import { sessions } from './sessions';
import { users } from './users';

/** One file a resource; each names its full paths. */
const resources: readonly Resource[] = [
  health,
  sessions,
  users,
  profiles,
  ipLocation,
  policies,
  applications,
  signOn,
  ...clubResources,
];

/** The publisher's services as one application: what every call shares, then the resources. */
export function createApp(platform: Platform) {
  const app = new Hono<HonoEnv>();
  app.use(compress());
  app.use(transactionId, crossOrigin(platform), applicationId, limitedBody);
  for (const resource of resources) app.route('/', resource(platform));
  app.notFound(unknownPath(platform));
  app.onError(replyToError(platform));
  return app;
}

export type App = ReturnType<typeof createApp>;

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { signOn } from '../sso/signOn';
import { applications } from './applications';
import { clubCalls } from './club/calls';
import { friends } from './club/friends';
import type { HonoEnv, Platform, Resource } from './context';
import { documents } from './documents/documents';
import { health } from './health';
import { ipLocation } from './ipLocation';
import { applicationId, crossOrigin, limitedBody, replyToError, transactionId, unknownPath } from './middleware';
import type { Calls, Operation } from './operation';
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
  friends,
];

/** The calls of the services, one file a resource. */
const callResources: readonly Calls[] = [...clubCalls];

/** Every call of the services, in the order of the documents. */
export const operationsOf = (platform: Platform): Operation[] => callResources.flatMap((calls) => calls(platform));

/** The publisher's services as one application: what every call shares, then the resources. */
export function createApp(platform: Platform) {
  const app = new Hono<HonoEnv>();
  app.use(compress());
  app.use(transactionId, crossOrigin(platform), applicationId, limitedBody);
  for (const resource of resources) app.route('/', resource(platform));
  const operations = operationsOf(platform);
  for (const operation of operations) operation.mount(app, platform);
  app.route('/', documents(platform, operations));
  app.notFound(unknownPath(platform));
  app.onError(replyToError(platform));
  return app;
}

export type App = ReturnType<typeof createApp>;

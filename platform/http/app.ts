import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { beacon } from '../metrics/beacon';
import { containers } from '../metrics/containers';
import { outbox } from '../sso/outbox';
import { signOn } from '../sso/signOn';
import { applications } from './applications';
import { avatarImages } from './avatarImages';
import { clubCalls } from './club/calls';
import { friendRequests } from './club/friendRequests';
import { friends } from './club/friends';
import { leaderboard } from './club/leaderboard';
import type { HonoEnv, Platform, Resource } from './context';
import { documents } from './documents/documents';
import { health } from './health';
import { ipLocation } from './ipLocation';
import { linkedProfiles } from './linkedProfiles';
import { applicationId, crossOrigin, limitedBody, replyToError, transactionId, unknownPath } from './middleware';
import type { Calls, Operation } from './operation';
import { otherDevices } from './otherDevices';
import { policies } from './policies';
import { profiles } from './profiles';
import { secondFactor } from './secondFactor';
import { sessions } from './sessions';
import { users } from './users';

/** Pages and files, and what else is no call. */
const resources: readonly Resource[] = [health, signOn, outbox, beacon, containers, avatarImages];

/** The calls of the services, one file a resource, in the order of the documents. */
const callResources: readonly Calls[] = [
  sessions,
  secondFactor,
  otherDevices,
  users,
  profiles,
  linkedProfiles,
  friends,
  friendRequests,
  leaderboard,
  ipLocation,
  policies,
  applications,
  ...clubCalls,
];

/** Every call of the services, in the order of the documents. */
export const operationsOf = (platform: Platform): Operation[] => callResources.flatMap((calls) => calls(platform));

/** The publisher's services as one application: what every call shares, then the resources. */
export function createApp(platform: Platform) {
  const app = new Hono<HonoEnv>();
  app.use(compress());
  app.use(transactionId, crossOrigin(platform), applicationId(platform), limitedBody);
  for (const resource of resources) app.route('/', resource(platform));
  const operations = operationsOf(platform);
  for (const operation of operations) operation.mount(app, platform);
  app.route('/', documents(platform, operations));
  app.notFound(unknownPath(platform));
  app.onError(replyToError(platform));
  return app;
}

export type App = ReturnType<typeof createApp>;

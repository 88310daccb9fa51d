import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { beacon } from './metrics/beacon';
import { containers } from './metrics/containers';
import { outbox } from './sso/outbox';
import { signOn } from './sso/signOn';
import { applications } from './http/account/profiles/applications';
import { avatarImages } from './http/pictures/avatarImages';
import { clubCalls } from './http/club/clubOperations';
import { friendRequests } from './http/club/friends/friendRequests';
import { friends } from './http/club/friends/friends';
import { leaderboard } from './http/club/friends/leaderboard';
import type { HonoEnv, Platform, Resource } from './http/kernel/honoEnv';
import { documents } from './http/documents/documents';
import { health } from './http/kernel/health';
import { ipLocation } from './http/account/users/ipLocation';
import { linkedProfiles } from './http/account/profiles/linkedProfiles';
import {
  applicationId,
  crossOrigin,
  limitedBody,
  replyToError,
  transactionId,
  unknownPath,
} from './http/kernel/middleware';
import type { Calls, Operation } from './http/kernel/operation';
import { otherDevices } from './http/account/sessions/deviceLogins';
import { policies } from './http/account/users/policies';
import { profiles } from './http/account/profiles/profiles';
import { secondFactor } from './http/account/sessions/twoFactorCodes';
import { sessions } from './http/account/sessions/sessions';
import { users } from './http/account/users/users';

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

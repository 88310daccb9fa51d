import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { beacon } from './metrics/beacon';
import { containers } from './metrics/containers';
import { outbox } from './sso/outbox';
import { publisherSites } from './sso/publisherSites';
import { signOn } from './sso/signOn';
import { applications } from './http/account/profiles/applications';
import { calendar } from './http/calendar/calendar';
import { avatarImages } from './http/pictures/avatarImages';
import { pictures } from './http/pictures/pictures';
import { clubOperations } from './http/club/clubOperations';
import { blocks } from './http/club/friends/blocks';
import { friendRequests } from './http/club/friends/friendRequests';
import { friends } from './http/club/friends/friends';
import { leaderboard } from './http/club/friends/leaderboard';
import { playerReports } from './http/club/friends/playerReports';
import type { HonoEnv, Resource } from './http/kernel/honoEnv';
import type { ServiceContext } from './serviceContext';
import { callsInFlight } from './http/kernel/callsInFlight';
import { documents } from './http/documents/documents';
import { combinedReads } from './http/kernel/combinedReads';
import { counters } from './http/kernel/counters';
import { health } from './http/kernel/health';
import { accountCare } from './http/account/users/accountCare';
import { dataCopy } from './http/account/users/dataCopy';
import { ipLocation } from './http/account/users/ipLocation';
import { linkedProfiles } from './http/account/profiles/linkedProfiles';
import {
  applicationId,
  crossOrigin,
  handleError,
  textUrl,
  transactionId,
  unknownPath,
  wholeBody,
} from './http/kernel/middleware';
import type { Calls, Operation } from './http/kernel/operation';
import { protectiveHeaders } from './http/kernel/protectiveHeaders';
import { devices } from './http/account/sessions/devices';
import { requestEnd } from './http/kernel/requestEnd';
import { requestSpan } from './http/kernel/requestSpan';
import { deviceLogins } from './http/account/sessions/deviceLogins';
import { policies } from './http/account/users/policies';
import { profiles } from './http/account/profiles/profiles';
import { sessions } from './http/account/sessions/sessions';
import { secondFactor } from './http/account/users/secondFactor';
import { users } from './http/account/users/users';

/** Pages and files outside the documented operations. */
const resources: readonly Resource[] = [
  health,
  counters,
  signOn,
  outbox,
  publisherSites,
  beacon,
  containers,
  avatarImages,
  pictures,
  calendar,
];

/** The operations by resource, in the order of the documents. */
const callResources: readonly Calls[] = [
  sessions,
  deviceLogins,
  devices,
  users,
  accountCare,
  secondFactor,
  dataCopy,
  profiles,
  linkedProfiles,
  friends,
  friendRequests,
  leaderboard,
  blocks,
  playerReports,
  ipLocation,
  policies,
  applications,
  ...clubOperations,
];

/** Every operation, in the order of the documents. */
export function operationsOf(services: ServiceContext, inTurn = callsInFlight(services)): Operation[] {
  const operations = callResources.flatMap((calls) => calls(services));
  return [...operations, combinedReads(services, operations, inTurn)];
}

/** The publisher's services as one application: shared middleware, then the resources. */
export function createApp(services: ServiceContext) {
  const app = new Hono<HonoEnv>();
  const inTurn = callsInFlight(services);
  app.use(compress());
  app.use(
    ...[
      transactionId,
      requestSpan,
      requestEnd(services),
      protectiveHeaders(services),
      crossOrigin(services),
      wholeBody,
    ],
    ...[inTurn, applicationId(services), textUrl],
  );
  for (const resource of resources) app.route('/', resource(services));
  const operations = operationsOf(services, inTurn);
  for (const operation of operations) operation.mount(app, services);
  app.route('/', documents(services, operations));
  app.notFound(unknownPath(services));
  app.onError(handleError(services));
  return app;
}

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { beacon } from './metrics/beacon';
import { containers } from './metrics/containers';
import { outbox } from './sso/outbox';
import { publisherSites } from './sso/publisherSites';
import { signOn } from './sso/signOn';
import { applications } from './http/account/profiles/applications';
import { calendar } from './http/calendar/calendar';
import { avatarImages, pictures } from './http/pictures/pictures';
import { blocks } from './http/club/friends/blocks';
import { friendRequests } from './http/club/friends/friendRequests';
import { friends } from './http/club/friends/friends';
import { leaderboard } from './http/club/friends/leaderboard';
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
import type { Chapters, FiledOperation } from './http/kernel/operation';
import { protectiveHeaders } from './http/kernel/protectiveHeaders';
import { devices } from './http/account/sessions/devices';
import { requestEnd, requestSpan } from './http/kernel/requestEnd';
import { policies } from './http/account/users/policies';
import { profiles } from './http/account/profiles/profiles';
import { sessions } from './http/account/sessions/sessions';
import { users } from './http/account/users/users';
import { actions } from './http/club/players/actions';
import { autoBank } from './http/club/settings/autoBank';
import { avatarGallery } from './http/club/players/avatarGallery';
import { calendarSetting } from './http/club/settings/calendar';
import { challenges } from './http/club/challenges/challenges';
import { challengeHistory } from './http/club/challenges/challengeHistory';
import { claims } from './http/club/rewards/claims';
import { gifts } from './http/club/rewards/gifts';
import { configs } from './http/club/games/configs';
import { clubYear } from './http/club/players/clubYear';
import { selectedBadges } from './http/club/players/selectedBadges';
import { events } from './http/club/games/events';
import { games } from './http/club/games/games';
import { news } from './http/club/visitors/news';
import { notices } from './http/club/settings/notices';
import { playerProfile } from './http/club/players/playerProfile';
import { promotions } from './http/club/rewards/promotions';
import { rewards } from './http/club/rewards/rewards';
import { rewardCatalog } from './http/club/rewards/rewardCatalog';
import { stats } from './http/club/games/stats';
import { titles } from './http/club/games/titles';
import { units } from './http/club/units/units';
import { goal } from './http/club/rewards/goal';
import { ruleChanges } from './http/club/visitors/ruleChanges';
import { visitor } from './http/club/visitors/visitor';
import { wishlist } from './http/club/rewards/wishlist';

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

/** The resources of operations by chapter, in the order of the documents. */
const chapters: Chapters = {
  Sessions: [sessions, devices],
  Users: [users, accountCare, dataCopy, ipLocation],
  Profiles: [profiles, linkedProfiles],
  Friends: [friends, friendRequests, leaderboard, blocks],
  Policies: [policies],
  Applications: [applications],
  Units: [units],
  Rewards: [rewards, claims, gifts, wishlist, goal, promotions],
  Challenges: [challenges, autoBank, challengeHistory],
  Notices: [notices],
  Calendar: [calendarSetting],
  'Actions and badges': [actions, selectedBadges],
  Stats: [stats],
  Games: [games, titles, configs],
  Playing: [events],
  Player: [playerProfile, clubYear],
  Avatars: [avatarGallery],
  News: [news],
  'For visitors': [rewardCatalog, visitor, ruleChanges],
};

/** Every operation, in the order of the documents. */
export function operationsOf(services: ServiceContext, inTurn = callsInFlight(services).reads): FiledOperation[] {
  const operations = Object.entries(chapters).flatMap(([chapter, resources]) =>
    resources.flatMap((calls) => calls(services)).map((operation) => ({ ...operation, chapter })),
  );
  return [...operations, { ...combinedReads(services, operations, inTurn), chapter: 'Profiles' }];
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
    ...[inTurn.calls, applicationId(services), textUrl],
  );
  for (const resource of resources) app.route('/', resource(services));
  const operations = operationsOf(services, inTurn.reads);
  for (const operation of operations) operation.mount(app, services);
  app.route('/', documents(services, operations));
  app.notFound(unknownPath(services));
  app.onError(handleError(services));
  return app;
}

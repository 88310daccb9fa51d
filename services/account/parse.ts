import { readImages } from '../club/parse';
import { ServiceError } from '../http/errors';
import {
  isRecord,
  mapped,
  orElse,
  orNull,
  readAnything,
  readBoolean,
  readLink,
  readList,
  readInstant,
  readNumber,
  readObject,
  readOneOf,
  readString,
  root,
  type Reader,
} from '../http/parse';
import {
  onlineStatuses,
  type Application,
  type ApplicationConfiguration,
  type CreatedUser,
  type Entity,
  type Friend,
  type IpLocation,
  type NewsItem,
  type PlayedApplication,
  type Policies,
  type Presence,
  type Profile,
  type ReacceptanceText,
  type User,
  type ValidationReport,
} from './types';

// Readers marked as pure are of calls that no page makes so far: bundles may leave them out.

const readText = orElse(readString, '');
const readCounter = orElse(readNumber, 0);
const readFlag = orElse(readBoolean, false);
const readDate = orNull(readInstant);
const readOptional = orNull(readString);
const readTexts = orElse(readList(readString), []);

/** Refuses a reply that carries an errorCode, whatever its status (spec 7, iplocation; spec 8, console login). */
export const unlessError =
  <T>(reader: Reader<T>): Reader<T> =>
  (value, path = root) => {
    if (isRecord(value) && typeof value.errorCode === 'number') {
      throw new ServiceError({
        message: readText(value.message, `${path}.message`),
        status: 200,
        errorCode: value.errorCode,
      });
    }
    return reader(value, path);
  };

export const readProfile = readObject<Profile>((field) => ({
  profileId: field('profileId', readString),
  userId: field('userId', readString),
  platformType: field('platformType', readText),
  idOnPlatform: field('idOnPlatform', readText),
  nameOnPlatform: field('nameOnPlatform', readText),
}));

/** `{profiles: [...]}` as a list. */
export const readProfiles = readObject((field) => field('profiles', readList(readProfile)));

const readPlayedApplication = /* @__PURE__ */ readObject<PlayedApplication>((field) => ({
  profileId: field('profileId', readString),
  appId: field('appId', readString),
  firstDatePlayed: field('firstDatePlayed', readDate),
  lastDatePlayed: field('lastDatePlayed', readDate),
  daysPlayed: field('daysPlayed', readCounter),
  sessionsPlayed: field('sessionsPlayed', readCounter),
}));

/** `{applications: [...]}` as a list. */
export const readPlayedApplications = /* @__PURE__ */ readObject((field) =>
  field('applications', readList(readPlayedApplication)),
);

export const readApplication = /* @__PURE__ */ readObject<Application>((field) => ({
  applicationId: field('applicationId', readString),
  spaceId: field('spaceId', readString),
  name: field('name', readString),
  displayName: field('displayName', readText),
  description: field('description', readText),
  platform: field('platform', readText),
  genre: field('genre', readOptional),
  ageRating: field('ageRating', readOptional),
  images: field('images', readImages),
}));

export const readConfiguration = readObject((field) =>
  field(
    'configuration',
    readObject<ApplicationConfiguration>((configuration) => ({
      sdkConfig: configuration(
        'sdkConfig',
        readObject((sdk) => ({
          timeoutSec: sdk('timeoutSec', readNumber),
          keepAliveTimeoutMin: sdk('keepAliveTimeoutMin', readNumber),
          httpRetry: sdk(
            'httpRetry',
            readObject((retry) => ({
              maxCount: retry('maxCount', readNumber),
              initialDelayMsec: retry('initialDelayMsec', readNumber),
            })),
          ),
        })),
      ),
      featuresSwitches: configuration('featuresSwitches', readSwitchNames),
    })),
  ),
);

/** Switches are names, or objects with a name of which those with a value of false are off. */
const readSwitchNames: Reader<string[]> = mapped(orElse(readList(readAnything), []), (switches) =>
  switches.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isRecord(item) && typeof item.name === 'string' && item.value !== false ? [item.name] : [];
  }),
);

const readShownBadges = readObject((field) => ({ badgeList: field('badgeList', readTexts) }));

export const readEntity = readObject<Entity>((field) => ({
  entityId: field('entityId', readString),
  profileId: field('profileId', readOptional),
  spaceId: field('spaceId', readOptional),
  type: field('type', readString),
  name: field('name', readText),
  tags: field('tags', readTexts),
  obj: field('obj', orElse(readShownBadges, { badgeList: [] })),
  lastModified: field('lastModified', readDate),
  revision: field('revision', readNumber),
}));

const readNewsLink = readObject((link) => ({ url: link('url', readLink), title: link('title', readText) }));

/** The services tell the game of an article beside it, where there is one. */
const readGameOfNews: Reader<NewsItem['game']> = (value) =>
  isRecord(value) && typeof value.gameSlug === 'string' && typeof value.gameTitle === 'string'
    ? { slug: value.gameSlug, title: value.gameTitle }
    : null;

const readNewsItem = readObject<NewsItem>((field) => ({
  newsId: field('newsId', readString),
  spaceId: field('spaceId', readOptional),
  type: field('type', readText),
  placement: field('placement', readText),
  priority: field('priority', readCounter),
  displayTime: field('displayTime', readCounter),
  publicationDate: field('publicationDate', readInstant),
  expirationDate: field('expirationDate', readDate),
  locale: field('locale', readText),
  title: field('title', readString),
  contentType: field('contentType', readText),
  body: field('body', readText),
  summary: field('summary', readText),
  mediaUrl: field('mediaURL', readLink),
  mediaType: field('mediaType', readOptional),
  links: field(
    'links',
    mapped(orElse(readList(readNewsLink), []), (links) =>
      links.flatMap(({ url, title }) => (url === null ? [] : [{ url, title }])),
    ),
  ),
  tags: field('tags', readTexts),
  game: field('obj', readGameOfNews),
}));

/** `{news: [...]}` as a list. */
export const readNews = readObject((field) => field('news', readList(readNewsItem)));

export const readPolicies = /* @__PURE__ */ readObject<Policies>((field) => ({
  termOfSaleContent: field('termOfSaleContent', readText),
  termOfUseContent: field('termOfUseContent', readText),
  privacyPolicyContent: field('privacyPolicyContent', readText),
  policyAcceptance: field('policyAcceptance', readText),
  policyAcceptanceIsRequired: field('policyAcceptanceIsRequired', readFlag),
  policyLocaleCode: field('policyLocaleCode', readText),
  legalOptinsKey: field('legalOptinsKey', readString),
  ageRequired: field('ageRequired', readNumber),
  adultAgeRequired: field(
    'adultAccount',
    readObject((adult) => adult('ageRequired', readNumber)),
  ),
  communicationOptInDefaultValue: field('communicationOptInDefaultValue', readFlag),
}));

export const readReacceptanceText = /* @__PURE__ */ readObject<ReacceptanceText>((field) => ({
  content: field('content', readString),
  legalOptinsKey: field('legalOptinsKey', readString),
  policyLocaleCode: field('policyLocaleCode', readText),
}));

export const readUser = readObject<User>((field) => ({
  userId: field('userId', readString),
  username: field('username', readText),
  nameOnPlatform: field('nameOnPlatform', readText),
  email: field('email', readText),
  country: field('country', readString),
  preferredLanguage: field('preferredLanguage', readText),
  dateOfBirth: field('dateOfBirth', readDate),
  dateCreated: field('dateCreated', readDate),
  communicationOptIn: field('communicationOptIn', readFlag),
  communicationThirdPartyOptIn: field('communicationThirdPartyOptIn', readFlag),
  hasAcceptedLegalOptins: field('hasAcceptedLegalOptins', readFlag),
  accountType: field('accountType', readOptional),
  ageGroup: field('ageGroup', readOptional),
}));

export const readCreatedUser = /* @__PURE__ */ readObject<CreatedUser>((field) => ({
  userId: field('userId', readString),
  profileId: field('profileId', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  email: field('email', readString),
  country: field('country', readString),
}));

const readValidationReport = /* @__PURE__ */ readObject<ValidationReport>((field) => ({
  errorCode: field('ErrorCode', readNumber),
  field: field('Field', readString),
  suggestion: field('FieldValueSuggestion', readOptional),
  message: field('Message', readText),
}));

/** `{validationReports: [...]}` as a list; an empty one says that all is fine. */
export const readValidationReports = /* @__PURE__ */ readObject((field) =>
  field('validationReports', orElse(readList(readValidationReport), [])),
);

export const readIpLocation = unlessError(
  readObject<IpLocation>((field) => ({
    countryCode: field(
      'countryCode',
      mapped(readString, (code) => code.toUpperCase()),
    ),
  })),
);

export const readFriend = readObject<Friend>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  state: field('state', readText),
  isFavorite: field('isFavorite', readFlag),
  nickname: field('nickname', readOptional),
  avatarUrl: field('avatarUrl', readLink),
  friendshipDate: field('friendshipDate', readDate),
}));

/** `{friends: [...]}` as a list. */
export const readFriends = readObject((field) => field('friends', readList(readFriend)));

export const readPresence = readObject<Presence>((field) => ({
  userId: field('userId', readString),
  status: field('onlineStatus', readOneOf(onlineStatuses)),
  connections: field(
    'connections',
    orElse(
      readList(
        readObject((connection) => ({
          applicationId: connection('applicationId', readOptional),
          spaceId: connection('spaceId', readOptional),
          name: connection('name', readOptional),
          slug: connection('slug', readOptional),
          imageUrl: connection('imageUrl', readLink),
          since: connection('lastModified', readDate),
        })),
      ),
      [],
    ),
  ),
}));

/** `{onlineStatuses: [...]}` as a list. */
export const readPresences = readObject((field) => field('onlineStatuses', readList(readPresence)));

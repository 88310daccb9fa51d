import { ServiceError } from '../http/errors';
import { wireError, wireFriend, wireNewsItem, wireSession, wireTwoFactorNeeded } from '../testing/wireResponses';
import { readConfiguration } from './configuration';
import { readFriends } from './friends';
import { readIpLocation } from './ipLocation';
import { readNews } from './news';
import { readPolicies } from './policies';
import { readPresences } from './presence';
import { readUser } from './users';
import { readValidationReports } from './validationReports';
import { readLogin } from './sessions';

const thrownBy = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

describe('signing in', () => {
  it('reads a session', () => {
    expect(readLogin(wireSession({ rememberMeTicket: 'remember' }))).toMatchObject({
      kind: 'session',
      ticket: 'a-ticket',
      expiration: '2024-03-04T15:00:00.078Z',
      rememberMeTicket: 'remember',
    });
  });

  it('reads a request for the second factor', () => {
    expect(readLogin(wireTwoFactorNeeded())).toEqual({
      kind: 'twoFactorNeeded',
      twoFactorTicket: 'two-factor',
      expiration: '2024-03-04T15:00:00.078Z',
      sessionId: 'a-session',
      maskedPhone: '*******12',
      codeGenerationPreference: ['authenticator', 'email'],
    });
  });

  it('rejects a response with an errorCode, whatever its status', () => {
    expect(thrownBy(() => readLogin(wireError(3, 401, 'Invalid credentials')))).toMatchObject({
      message: 'Invalid credentials',
      errorCode: 3,
    });
  });
});

describe('the place of the visitor', () => {
  it('is a country in upper case', () => {
    expect(readIpLocation({ ip: '::1', countryCode: 'ca' })).toEqual({ countryCode: 'CA' });
  });

  it('rejects on an errorCode', () => {
    const error = thrownBy(() => readIpLocation({ errorCode: 1003, message: 'unknown address' }));

    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ errorCode: 1003 });
  });
});

it('reads news, leaving out links that lead nowhere', () => {
  const links = [
    { url: 'javascript:alert(1)', title: 'No' },
    { url: 'https://halcyon.example', title: 'Yes' },
  ];

  expect(readNews({ news: [wireNewsItem({ links })] })).toMatchObject([
    {
      newsId: 'season-of-tides',
      publicationDate: '2024-03-01T09:00:00.000Z',
      mediaUrl: 'http://services.test/pictures/tides',
      links: [{ url: 'https://halcyon.example', title: 'Yes' }],
    },
  ]);
});

it('reads friends and where they are', () => {
  expect(readFriends({ friends: [wireFriend()] })).toMatchObject([{ pid: 'ansel', isFavorite: false }]);
  expect(
    readPresences({
      onlineStatuses: [{ userId: 'ansel', onlineStatus: 'dnd', connections: [{ name: 'Halcyon Orbit' }] }],
    }),
  ).toMatchObject([{ userId: 'ansel', status: 'dnd', connections: [{ name: 'Halcyon Orbit', imageUrl: null }] }]);
});

it('reads users, policies, reports and settings', () => {
  expect(readUser({ userId: 'player', country: 'FR', dateCreated: '2016-05-01' })).toMatchObject({
    country: 'FR',
    dateCreated: '2016-05-01T00:00:00.000Z',
    communicationOptIn: false,
  });
  expect(readPolicies({ legalOptinsKey: 'key', ageRequired: 13 })).toEqual({
    termOfSaleContent: '',
    termOfUseContent: '',
    privacyPolicyContent: '',
    legalOptinsKey: 'key',
  });
  expect(
    readValidationReports({
      validationReports: [
        { ErrorCode: 1013, Field: 'NameOnPlatform', FieldValueSuggestion: 'Marlo2', Message: 'Taken' },
      ],
    }),
  ).toEqual([{ errorCode: 1013, field: 'NameOnPlatform', suggestion: 'Marlo2', message: 'Taken' }]);
  expect(readValidationReports({})).toEqual([]);
  expect(
    readConfiguration({
      configuration: {
        sdkConfig: { timeoutSec: 10, keepAliveTimeoutMin: 30, httpRetry: { maxCount: 3, initialDelayMsec: 500 } },
      },
    }),
  ).toEqual({ sdkConfig: { timeoutSec: 10, httpRetry: { maxCount: 3, initialDelayMsec: 500 } } });
});

import { z } from 'zod';
import { createAccount, type Account } from '../db/stores/accounts/accountStore';
import type { CreationFields } from '../domain/accounts/creation';
import { legalOptinsKeyFor } from '../domain/accounts/policies';
import type { ServiceContext } from '../serviceContext';
import { demoPassword } from '../content/players/demoPassword';
import { headerNames } from '../http/kernel/headers';
import { testAppId, type TestClient } from './client';
import type { TestPlatform } from './startPlatform';

/** Valid fields of a new account. */
export const buildCreation = (overrides: Partial<CreationFields> = {}): CreationFields => ({
  email: 'marlo@northlight.example',
  password: 'Under3Stars',
  nameOnPlatform: 'Marlo_Reyes',
  country: 'US',
  dateOfBirth: '1994-06-14',
  preferredLanguage: 'en-US',
  legalOptinsKey: legalOptinsKeyFor(overrides.country ?? 'US', 'en-US'),
  communicationOptIn: true,
  communicationThirdPartyOptIn: false,
  ...overrides,
});

/** The fields of an account, and whether its player may spend Units: by default the email address is verified. */
export type AccountFields = Partial<CreationFields> & { isEmailVerified?: boolean };

/** Creates an account in the database. */
export async function givenAccount(
  { platform: { db, clock } }: { platform: Pick<ServiceContext, 'db' | 'clock'> },
  { isEmailVerified = true, ...overrides }: AccountFields = {},
): Promise<Account> {
  const emailVerifiedAt = isEmailVerified ? clock.now() : null;
  const account = await createAccount(db, clock, { ...buildCreation(overrides), emailVerifiedAt });
  if (!account) throw new Error('The account exists already.');
  return account;
}

export const basic = (email: string, password: string) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

export const readSession = (body: unknown) => sessionBody.parse(body);

const sessionBody = z.looseObject({
  ticket: z.string(),
  userId: z.string(),
  sessionId: z.guid(),
  spaceId: z.guid(),
  sessionKey: z.base64(),
  expiration: z.string(),
  rememberMeTicket: z.string().nullable(),
});

/** A ticket of a demo player of a platform process. */
export async function demoTicket(call: TestClient, email: string, appId = testAppId): Promise<string> {
  const headers = { Authorization: basic(email, demoPassword), [headerNames.appId]: appId };
  return readSession((await call('/v3/profiles/sessions', { method: 'POST', body: {}, headers })).body).ticket;
}

/** Logs in over HTTP. */
export async function logInAs(platform: TestPlatform, { rememberMe = false, ...overrides }: LogInOptions = {}) {
  const { email, password } = buildCreation(overrides);
  const response = await platform.request('/v3/profiles/sessions', {
    method: 'POST',
    body: { rememberMe },
    headers: { Authorization: basic(email, password) },
  });
  return readSession(response.body);
}

type LogInOptions = AccountFields & { rememberMe?: boolean };

/** A signed-in player. */
export async function givenPlayer(platform: TestPlatform, overrides: AccountFields = {}) {
  const account = await givenAccount(platform, overrides);
  const { ticket } = await logInAs(platform, overrides);
  return { account, ticket };
}

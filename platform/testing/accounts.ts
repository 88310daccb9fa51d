import { z } from 'zod';
import { createAccount, type Account } from '../db/stores/accounts/accountStore';
import type { CreationFields } from '../domain/accounts/creation';
import { legalOptinsKeyFor } from '../domain/accounts/policies';
import type { ServiceContext } from '../serviceContext';
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

/** Creates an account in the database. */
export async function givenAccount(
  { platform }: { platform: Pick<ServiceContext, 'db' | 'clock'> },
  overrides: Partial<CreationFields> = {},
): Promise<Account> {
  const account = await createAccount(platform.db, platform.clock, buildCreation(overrides));
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

type LogInOptions = Partial<CreationFields> & { rememberMe?: boolean };

/** A signed-in player. */
export async function givenPlayer(platform: TestPlatform, overrides: Partial<CreationFields> = {}) {
  const account = await givenAccount(platform, overrides);
  const { ticket } = await logInAs(platform, overrides);
  return { account, ticket };
}

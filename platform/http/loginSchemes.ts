import type { Context } from 'hono';
import { countAttempt, forgetAttempts } from '../db/attemptStore';
import { takeConsoleCode } from '../db/consoleCodeStore';
import { findByToken } from '../db/externalProfileStore';
import { findSecondStep, startSecondStep, takeCode, type TwoFactorStep } from '../db/secondFactorStore';
import { openSession, exchangeRememberMeTicket, type OpenedSession } from '../db/sessionStore';
import { takeSwitchTicket } from '../db/switchTicketStore';
import { platformTypes, type PlatformType } from '../domain/accounts/platformTypes';
import { readBasic, readTicket } from './authorization';
import { clientAddress } from './clientAddress';
import type { HonoEnv, Platform } from './context';
import { PlatformError } from './errors';
import { headerNames, schemeNames } from './headers';
import { logIn, tooManyCalls } from './logIn';
import { findCaller } from './ticket';

/** How a login ends: a session, a second step, or a console that has to be told something. */
export type Login = { session: OpenedSession } | { secondStep: TwoFactorStep } | { refusal: ConsoleRefusal };

export type ConsoleRefusal = { errorCode: number; message: string };

interface Attempt {
  c: Context<HonoEnv>;
  credentials: string;
  rememberMe: boolean;
}

type Way = (attempt: Attempt) => Promise<Login>;

/** What consoles are told while there is no session: 200 with a code of ours (docs/contracts/accounts.md). */
const consoleRefusals = {
  pending: { errorCode: 2020, message: 'The player has not decided yet.' },
  denied: { errorCode: 2021, message: 'The player said no.' },
  expired: { errorCode: 2022, message: 'The code is unknown, used or too old.' },
} as const;

/** The ways of logging in, by their schemes in lower case (wire, Rules for every call; docs/contracts/accounts.md). */
export function loginSchemes(platform: Platform): ReadonlyMap<string, Way> {
  const { db, clock } = platform;
  const opened = async (userId: string, rememberMe: boolean): Promise<Login> => ({
    session: await openSession(db, clock, userId, { rememberMe }),
  });

  const byPassword: Way = async ({ c, credentials, rememberMe }) => {
    const outcome = await logIn(platform, { ...readBasic(credentials), address: clientAddress(c, platform) });
    if (outcome === 'wrong') throw new PlatformError('invalidCredentials');
    if ('wait' in outcome) throw tooManyCalls(outcome.wait);
    const { userId } = outcome.account;
    const secondStep = await startSecondStep(db, clock, userId, { rememberMe });
    return secondStep ? { secondStep } : opened(userId, rememberMe);
  };

  const bySecondFactor: Way = async ({ c, credentials }) => {
    const ticket = readTicket(credentials);
    const step = await findSecondStep(db, clock, ticket);
    if (!step) throw new PlatformError('ticketExpired');
    const attempts = { kind: 'twoFactorCode', subject: step.userId } as const;
    const wait = await countAttempt(db, clock, [attempts]);
    if (wait) throw tooManyCalls(wait);
    const taken = await takeCode(db, clock, ticket, c.req.header(headerNames.twoFactorCode) ?? '');
    if (!taken) {
      throw new PlatformError('invalidCredentials', { moreInfo: `Header ${headerNames.twoFactorCode}: a wrong code.` });
    }
    await forgetAttempts(db, attempts);
    const { userId, rememberMe, sessionId } = taken;
    return { session: await openSession(db, clock, userId, { rememberMe, sessionId }) };
  };

  const byTicket: Way = async ({ credentials, rememberMe }) => {
    const caller = await findCaller(platform, `${schemeNames.ticket} ${credentials}`);
    if (!caller) throw new PlatformError('ticketExpired');
    return opened(caller.userId, rememberMe);
  };

  const byRememberMe: Way = async ({ credentials }) => {
    const session = await exchangeRememberMeTicket(db, clock, readTicket(credentials));
    if (!session) throw new PlatformError('ticketExpired');
    return { session };
  };

  const bySwitchTicket: Way = async ({ c, credentials, rememberMe }) => {
    const appId = c.req.header(headerNames.appId) ?? '';
    const userId = await takeSwitchTicket(db, clock, readTicket(credentials), appId.toLowerCase());
    if (!userId) throw new PlatformError('ticketExpired');
    return opened(userId, rememberMe);
  };

  const byConsoleCode: Way = async ({ credentials, rememberMe }) => {
    const outcome = await takeConsoleCode(db, clock, readTicket(credentials));
    return typeof outcome === 'string' ? { refusal: consoleRefusals[outcome] } : opened(outcome.userId, rememberMe);
  };

  const byTokenOf =
    (platformType: PlatformType): Way =>
    async ({ credentials, rememberMe }) => {
      const profile = await findByToken(db, readTicket(credentials), platformType);
      if (!profile?.userId) throw new PlatformError('invalidCredentials');
      return opened(profile.userId, rememberMe);
    };

  const ways: [string, Way][] = [
    [schemeNames.basic, byPassword],
    [schemeNames.twoFactor, bySecondFactor],
    [schemeNames.ticket, byTicket],
    [schemeNames.rememberMe, byRememberMe],
    [schemeNames.switch, bySwitchTicket],
    [schemeNames.consoleAuthCode, byConsoleCode],
    ...platformTypes.map((type): [string, Way] => [type, byTokenOf(type)]),
  ];
  return new Map(ways.map(([scheme, way]) => [scheme.toLowerCase(), way]));
}

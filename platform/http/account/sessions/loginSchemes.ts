import type { Context } from 'hono';
import { takeConsoleCode } from '../../../db/stores/accounts/consoleCodeStore';
import { findByToken } from '../../../db/stores/accounts/externalProfileStore';
import type { TwoFactorStep } from '../../../db/stores/accounts/secondFactorStore';
import { openSession, exchangeRememberMeTicket, type OpenedSession } from '../../../db/stores/accounts/sessionStore';
import { takeSwitchTicket } from '../../../db/stores/accounts/switchTicketStore';
import { platformTypes, type PlatformType } from '../../../domain/accounts/platformTypes';
import { readBasic, readTicket } from '../../kernel/authorization';
import { clientAddress } from '../../kernel/clientAddress';
import type { HonoEnv } from '../../kernel/honoEnv';
import type { ServiceContext } from '../../../serviceContext';
import { PlatformError } from '../../kernel/errors';
import { headerNames, schemeNames } from '../../kernel/headers';
import { logIn } from '../../../useCases/accounts/logIn';
import { tooManyCalls } from '../../kernel/tooManyCalls';
import { requestCode, confirmCode } from '../../../useCases/accounts/secondStep';
import { findCaller } from '../../kernel/ticket';

/** The outcome of a login: a session, a second step, or a console's rejection. */
export type Login = { session: OpenedSession } | { secondStep: TwoFactorStep } | { rejection: ConsoleRejection };

export type ConsoleRejection = { errorCode: number; message: string };

interface Attempt {
  c: Context<HonoEnv>;
  credentials: string;
  rememberMe: boolean;
}

type LoginScheme = (attempt: Attempt) => Promise<Login>;

/** Responses to consoles without a session: status 200 with an errorCode (docs/contracts/accounts.md). */
const consoleRejections = {
  pending: { errorCode: 2020, message: 'The player has not decided yet.' },
  denied: { errorCode: 2021, message: 'The player said no.' },
  expired: { errorCode: 2022, message: 'The code is unknown, used or too old.' },
} as const;

/** The login schemes by lower-case name (wire, Rules for every call; docs/contracts/accounts.md). */
export function loginSchemes(services: ServiceContext): ReadonlyMap<string, LoginScheme> {
  const { db, clock } = services;
  const opened = async (userId: string, rememberMe: boolean): Promise<Login> => ({
    session: await openSession(db, clock, userId, { rememberMe }),
  });

  const byPassword: LoginScheme = async ({ c, credentials, rememberMe }) => {
    const outcome = await logIn(services, { ...readBasic(credentials), address: clientAddress(c, services) });
    if (outcome === 'wrong') throw new PlatformError('invalidCredentials');
    if ('wait' in outcome) throw tooManyCalls(outcome.wait);
    const secondStep = await requestCode(services, outcome.account, { rememberMe });
    return secondStep ? { secondStep } : opened(outcome.account.userId, rememberMe);
  };

  const bySecondFactor: LoginScheme = async ({ c, credentials, rememberMe }) => {
    const ticket = readTicket(credentials);
    const code = c.req.header(headerNames.twoFactorCode) ?? '';
    const outcome = await confirmCode(services, { ticket, code });
    if (outcome === 'gone') throw new PlatformError('ticketExpired');
    if (outcome === 'wrong') {
      throw new PlatformError('invalidCredentials', { moreInfo: `Header ${headerNames.twoFactorCode}: a wrong code.` });
    }
    if ('wait' in outcome) throw tooManyCalls(outcome.wait);
    const { userId, sessionId } = outcome;
    const wish = { sessionId, rememberMe: rememberMe || outcome.rememberMe };
    return { session: await openSession(db, clock, userId, wish) };
  };

  const byTicket: LoginScheme = async ({ credentials, rememberMe }) => {
    const caller = await findCaller(services, `${schemeNames.ticket} ${credentials}`);
    if (!caller) throw new PlatformError('ticketExpired');
    return opened(caller.userId, rememberMe);
  };

  const byRememberMe: LoginScheme = async ({ credentials }) => {
    const session = await exchangeRememberMeTicket(db, clock, readTicket(credentials));
    if (!session) throw new PlatformError('ticketExpired');
    return { session };
  };

  const bySwitchTicket: LoginScheme = async ({ c, credentials, rememberMe }) => {
    const appId = c.req.header(headerNames.appId) ?? '';
    const userId = await takeSwitchTicket(db, clock, readTicket(credentials), appId.toLowerCase());
    if (!userId) throw new PlatformError('ticketExpired');
    return opened(userId, rememberMe);
  };

  const byConsoleCode: LoginScheme = async ({ credentials, rememberMe }) => {
    const outcome = await takeConsoleCode(db, clock, readTicket(credentials));
    return typeof outcome === 'string' ? { rejection: consoleRejections[outcome] } : opened(outcome.userId, rememberMe);
  };

  const byTokenOf =
    (platformType: PlatformType): LoginScheme =>
    async ({ credentials, rememberMe }) => {
      const profile = await findByToken(db, readTicket(credentials), platformType);
      if (!profile?.userId) throw new PlatformError('invalidCredentials');
      return opened(profile.userId, rememberMe);
    };

  const schemes: [string, LoginScheme][] = [
    [schemeNames.basic, byPassword],
    [schemeNames.twoFactor, bySecondFactor],
    [schemeNames.ticket, byTicket],
    [schemeNames.rememberMe, byRememberMe],
    [schemeNames.switch, bySwitchTicket],
    [schemeNames.consoleAuthCode, byConsoleCode],
    ...platformTypes.map((type): [string, LoginScheme] => [type, byTokenOf(type)]),
  ];
  return new Map(schemes.map(([name, scheme]) => [name.toLowerCase(), scheme]));
}

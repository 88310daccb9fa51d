import type { Context } from 'hono';
import { takeConsoleCode } from '../../../db/stores/accounts/consoleCodeStore';
import { lockPlayerOfToken } from '../../../db/stores/accounts/externalProfileStore';
import type { TwoFactorStep } from '../../../db/stores/accounts/secondFactorStore';
import {
  exchangeRememberMeTicket,
  lockSession,
  openSession,
  openSessionByPassword,
  openSessionFrom,
  type OpenedSession,
} from '../../../db/stores/accounts/sessionStore';
import { switchTicket, takeToken } from '../../../db/stores/accounts/oneTimeTokenStore';
import { platformTypes, type PlatformType } from '../../../domain/accounts/platformTypes';
import { readBasic, readTicket } from '../../kernel/authorization';
import { clientNetwork } from '../../kernel/clientAddress';
import type { HonoEnv } from '../../kernel/honoEnv';
import type { ServiceContext } from '../../../serviceContext';
import { PlatformError } from '../../kernel/errors';
import { headerNames, schemeNames } from '../../kernel/headers';
import { logIn } from '../../../useCases/accounts/logIn';
import { requestCode, confirmCode } from '../../../useCases/accounts/secondStep';
import { findCaller } from '../../kernel/ticket';

/** The outcome of a login: a session, a second step, or a console's rejection. */
type Login = { session: OpenedSession } | { secondStep: TwoFactorStep } | { rejection: ConsoleRejection };

type ConsoleRejection = { errorCode: number; message: string };

interface Attempt {
  c: Context<HonoEnv>;
  appId: string;
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

/** The outcome of a login by the session that it opened; rejects where it opened none. */
function opened(
  session: OpenedSession | null | undefined,
  rejection: 'ticketExpired' | 'invalidCredentials' = 'ticketExpired',
): { session: OpenedSession } {
  if (!session) throw new PlatformError(rejection);
  return { session };
}

/** The login schemes by lower-case name (wire, Rules for every call; docs/contracts/accounts.md). */
export function loginSchemes(services: ServiceContext): ReadonlyMap<string, LoginScheme> {
  const { db, clock } = services;
  const byPassword: LoginScheme = async ({ c, appId, credentials, rememberMe }) => {
    const account = await logIn(services, { ...readBasic(credentials), network: clientNetwork(c, services) });
    const secondStep = await requestCode(services, account, { rememberMe });
    if (secondStep) return { secondStep };
    const session = await openSessionByPassword(db, clock, account, { rememberMe, appId });
    return opened(session, 'invalidCredentials');
  };

  const bySecondFactor: LoginScheme = async ({ c, appId, credentials, rememberMe }) => {
    const ticket = readTicket(credentials);
    const code = c.req.header(headerNames.twoFactorCode) ?? '';
    const { sessionId, ...done } = await confirmCode(services, { ticket, code });
    const wish = { sessionId, rememberMe: rememberMe || done.rememberMe, appId };
    return opened(await openSessionByPassword(db, clock, done, wish));
  };

  const byTicket: LoginScheme = async ({ c, credentials }) => {
    const caller = await findCaller(c, services, `${schemeNames.ticket} ${credentials}`);
    if (!caller) throw new PlatformError('ticketExpired');
    return opened(
      await db.transaction(async (tx) => {
        const origin = await lockSession(tx, caller, clock.now());
        return origin && openSessionFrom(tx, clock, origin, caller.appId);
      }),
    );
  };

  const byRememberMe: LoginScheme = async ({ credentials }) => {
    return opened(await exchangeRememberMeTicket(db, clock, readTicket(credentials)));
  };

  const bySwitchTicket: LoginScheme = async ({ appId, credentials }) => {
    const ticket = readTicket(credentials);
    return opened(
      await db.transaction(async (tx) => {
        const taken = await takeToken(tx, clock.now(), switchTicket, ticket);
        // Nothing is changed for another application, so the ticket stays good for its own.
        if (taken && taken.appId !== null && taken.appId !== appId) throw new PlatformError('ticketExpired');
        return taken && openSessionFrom(tx, clock, { userId: taken.userId, endsAt: taken.sessionEndsAt }, appId);
      }),
    );
  };

  const byConsoleCode: LoginScheme = ({ appId, credentials }) => {
    const code = readTicket(credentials);
    return db.transaction(async (tx) => {
      const outcome = await takeConsoleCode(tx, clock, code);
      if (typeof outcome === 'string') return { rejection: consoleRejections[outcome] };
      return { session: await openSessionFrom(tx, clock, outcome, appId) };
    });
  };

  const byTokenOf =
    (platformType: PlatformType): LoginScheme =>
    async ({ appId, credentials, rememberMe }) => {
      const token = readTicket(credentials);
      return opened(
        await db.transaction(async (tx) => {
          const userId = await lockPlayerOfToken(tx, token, platformType);
          return userId === null ? null : openSession(tx, clock, userId, { rememberMe, appId });
        }),
        'invalidCredentials',
      );
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

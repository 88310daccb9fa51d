import { getProfiles, type Profile } from '../account/profiles';
import { logout as endSession } from '../account/logout';
import { type CallContext, request } from '../http/endpoint';
import type { Environment } from '../http/environment';
import { errorText } from '../http/errorCatalog';
import { ServiceError, serviceErrorCodes } from '../http/errors';
import { isMissing } from '../http/missingAdditions';
import { type Bridge, openBridge } from './bridge';
import type { LoginReport, SignOn, TicketReport } from './signOn';
import { signOnTimeouts } from './timeouts';

const getUserData = { ...getProfiles, timeoutMs: signOnTimeouts.userData };

/** The connect SDK: the publisher's sign-on over its bridge page. It opens the bridge at the first call. */
export function createSignOn({
  environment,
  fetch,
}: {
  environment: Environment;
  fetch: typeof globalThis.fetch;
}): SignOn {
  let opening: Promise<Bridge> | null = null;

  async function bridge(): Promise<Bridge> {
    const earlier = opening;
    const tried = (opening ??= openBridge(environment));
    try {
      return await tried;
    } catch (error) {
      if (opening === tried) opening = null;
      // A bridge that began to open for an earlier call may have failed before the services were back.
      if (earlier) return bridge();
      throw error;
    }
  }

  const contextOf = ({ ticket, sessionId }: TicketReport, locale: string): CallContext => ({
    environment,
    fetch,
    ticket,
    sessionId,
    locale,
  });

  async function getTicket(): Promise<TicketReport> {
    const { request: send } = await bridge();
    const answer = await send(
      { type: 'getTicket', appId: environment.appId },
      {
        timeoutMs: signOnTimeouts.ticket,
        timeoutText: errorText('sso/ticketTimeout'),
        pick: (message) => (message.type === 'ticket' || message.type === 'ticketUnavailable' ? message : null),
      },
    );
    if (answer.type === 'ticket') return answer.report;
    throw unavailable(answer.errorCode);
  }

  /** Services without that call have no names of profiles; the ticket says whose it is. */
  async function firstProfile(report: TicketReport, locale: string): Promise<Profile | undefined> {
    const { userId, profileId } = report;
    try {
      return (await request(getUserData, { userIds: [userId] }, contextOf(report, locale)))[0];
    } catch (error) {
      if (!(error instanceof ServiceError && isMissing(error))) throw error;
      return { userId, profileId, platformType: '', idOnPlatform: '', nameOnPlatform: '' };
    }
  }

  async function login(locale: string): Promise<LoginReport> {
    const report = await getTicket();
    const result = await firstProfile(report, locale);
    if (!result) throw new ServiceError({ message: errorText('sso/ticketUnavailable'), errorCode: 'unreadable' });
    const { ticket, expiration, userId, sessionId, token } = report;
    return { ticket, expiration, userId, sessionId, token, result };
  }

  async function endTicket(locale: string): Promise<void> {
    try {
      const report = await getTicket();
      await request(endSession, null, contextOf(report, locale));
    } catch (error) {
      // The session may have ended already; the bridge must still forget it.
      if (!(error instanceof ServiceError)) throw error;
    }
  }

  async function logout(locale: string): Promise<true> {
    const { request: send } = await bridge();
    await endTicket(locale);
    return send(
      { type: 'logout' },
      {
        timeoutMs: signOnTimeouts.logout,
        timeoutText: 'timeout while logging out',
        pick: ({ type }) => (type === 'loggedOut' ? true : null),
      },
    );
  }

  return { login, getTicket, logout };
}

/** The bridge reports code 6 when it cannot reach the services; other codes mean that there is no session. */
const unavailable = (errorCode: number | null) =>
  new ServiceError({
    message: errorText('sso/ticketUnavailable'),
    status: errorCode === serviceErrorCodes.upstreamTimeout ? 504 : 401,
    errorCode,
  });

import type { Context } from 'hono';
import { z } from 'zod';
import { findAccount } from '../../../db/stores/accounts/accountStore';
import { endSession, renewSession, type OpenedSession } from '../../../db/stores/accounts/sessionStore';
import { readAuthorization, readTicket } from '../../kernel/authorization';
import { clientAddress, clientCountry } from '../../kernel/clientAddress';
import type { HonoEnv } from '../../kernel/honoEnv';
import type { ServiceContext } from '../../../serviceContext';
import { environmentOf, PlatformError } from '../../kernel/errors';
import { headerNames, schemeNames } from '../../kernel/headers';
import { emailCode } from '../../../useCases/accounts/secondStep';
import { loginSchemes } from './loginSchemes';
import { openOperation, playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { signOutEverywhere } from '../../../useCases/accounts/sessions';
import { loginShape, renewalShape, secondStepResponse, sessionResponse } from './sessionResponse';

const paths = ['/:version{v[321]}/profiles/sessions'];

const body = z.object({ rememberMe: z.boolean().default(false) });

/** Logging in, renewing and logging out (wire, Account: sessions; docs/contracts/accounts.md). */
export function sessions(services: ServiceContext) {
  const { db, clock } = services;
  const schemes = loginSchemes(services);

  async function respond(c: Context<HonoEnv>, session: OpenedSession | null) {
    const account = session && (await findAccount(db, session.userId));
    if (!account) throw new PlatformError('ticketExpired');
    const caller = {
      ip: clientAddress(c, services),
      country: clientCountry(c, services),
      environment: environmentOf(services),
      isOlder: c.req.param('version') !== 'v3',
    };
    return sessionResponse(session, account, caller, clock.now());
  }

  return [
    openOperation('POST', paths, {
      id: 'openSession',
      summary: 'Logs in with what `Authorization` says, and gives a ticket that is good for three hours.',
      description: `Schemes, in any case: ${[...Object.values(schemeNames), 'psn', 'xbl', 'steam', 'nintendo'].join(', ')}. An account with a second factor gets a ticket for that step instead; a console that has to wait gets an errorCode.`,
      auth: 'credentials',
      body,
      response: loginShape,
      errors: ['invalidCredentials', 'ticketExpired', 'tooManyCalls'],
      handle: async ({ c, body: { rememberMe } }) => {
        const { scheme, credentials } = readAuthorization(c);
        const logIn = schemes.get(scheme);
        if (!logIn) {
          throw new PlatformError('invalidCredentials', { moreInfo: `The scheme ${scheme} is not offered here.` });
        }
        const appId = (c.req.header(headerNames.appId) ?? '').toLowerCase();
        const login = await logIn({ c, appId, credentials, rememberMe });
        if ('rejection' in login) return login.rejection;
        return 'secondStep' in login ? secondStepResponse(login.secondStep) : respond(c, login.session);
      },
    }),
    playerOperation('PUT', paths, {
      id: 'renewSession',
      summary: 'Changes a ticket that still holds for a new one; the one before is void at once.',
      body,
      response: renewalShape,
      handle: async ({ c, caller }) => respond(c, await renewSession(db, clock, caller.sessionId)),
    }),
    playerOperation('DELETE', paths, {
      id: 'endSession',
      summary: 'Logs out: the ticket and the remember-me ticket are void.',
      handle: ({ caller }) => endSession(db, caller.sessionId),
    }),
    playerOperation('DELETE', `/v3/users/${idInPath}/sessions`, {
      id: 'endAllSessions',
      summary: "Signs the player out everywhere: on every device and in every browser, the caller's own too.",
      description:
        'Voids sessions, sign-ons, remember-me and switch tickets, approved console codes and logins that wait for their second step. Linked profiles and the password log in as before.',
      handle: ({ caller, now }) => signOutEverywhere(db, caller, now),
    }),
    openOperation('POST', '/v3/profiles/twoFactorCodes', {
      id: 'sendTwoFactorCode',
      summary: 'Mails the player a code for the second step of a login.',
      auth: 'credentials',
      schemes: ['twoFactor'],
      body: z.object({}),
      errors: ['invalidCredentials', 'ticketExpired', 'tooManyCalls'],
      handle: async ({ c }) => {
        const { scheme, credentials } = readAuthorization(c);
        if (scheme !== schemeNames.twoFactor) throw new PlatformError('invalidCredentials');
        await emailCode(services, readTicket(credentials));
      },
    }),
  ];
}

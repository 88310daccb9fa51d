import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { CheckedAccount } from '../db/stores/accounts/accountStore';
import { deviceName } from '../domain/accounts/deviceName';
import { endSignOn, startSignOn } from '../db/stores/accounts/signOnStore';
import { readDate } from '../domain/accounts/age';
import type { CreationFields } from '../domain/accounts/creation';
import { readEmailAddress } from '../domain/accounts/emailAddress';
import { isCode } from '../domain/accounts/secondFactor';
import { legalOptinsKeyFor } from '../domain/accounts/policies';
import { clientCountry, clientNetwork, knownCountry } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { headerNames } from '../http/kernel/headers';
import { logIn } from '../useCases/accounts/logIn';
import { sendPasswordReset } from '../useCases/accounts/sendPasswordReset';
import { requestCode, confirmCode, emailCode } from '../useCases/accounts/secondStep';
import { signUp } from '../useCases/accounts/signUp';
import { InvalidFields, Rejection, TooManyCalls } from '../useCases/Rejection';
import { keepDeviceSecrets, keepSignOnCookie, readDeviceSecrets, readSignOnCookie } from './cookies';
import { violationErrors } from './violationErrors';
import type { FormState } from './formState';
import { translatorFor, waitInWords, type Translate } from '../locale/translator';
import type { FormResponse } from './protocol';
import { assertOwnOrigin, readWidgetRequest, type ShownView, type WidgetRequest } from './request';
import { readFields } from './readFields';
import { WidgetPage } from './views/WidgetPage';

/** A form as it was sent, by the script or by the browser alone. */
interface Sent {
  c: Context<HonoEnv>;
  request: WidgetRequest;
  fields: Record<string, string>;
  translate: Translate;
}

type Outcome = (CheckedAccount & { rememberMe: boolean }) | { twoFactorTicket: string } | Omit<FormState, 'values'>;

const loginFields = z.object({
  email: z.string().default(''),
  password: z.string().default(''),
  rememberMe: z.string().optional(),
});

const codeFields = z.object({ twoFactorTicket: z.string().default(''), code: z.string().default('') });

const signUpFields = loginFields.extend({
  nameOnPlatform: z.string().default(''),
  country: z.string().default(''),
  'birth-day': z.string().default(''),
  'birth-month': z.string().default(''),
  'birth-year': z.string().default(''),
  communicationOptIn: z.string().optional(),
  communicationThirdPartyOptIn: z.string().optional(),
});

export function forms(platform: ServiceContext) {
  /** Does a form's work between its checks and its answer, which is a page for browsers without a script. */
  const handle = (work: (sent: Sent) => Promise<Outcome>, form?: ShownView) => async (c: Context<HonoEnv>) => {
    assertOwnOrigin(c, platform);
    const { fields, isScript } = await readFields(c);
    const request = readWidgetRequest(platform, fields);
    const translate = translatorFor(request.lang);
    let outcome: Outcome;
    let status: 200 | 422 | 429 = 422;
    try {
      outcome = await work({ c, request, fields, translate });
      if ('userId' in outcome) {
        await keepSignedOn(c, outcome);
        return isScript ? c.json<FormResponse>({ next: request.nextUrl }) : c.redirect(request.nextUrl, 303);
      }
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      if (error instanceof TooManyCalls) {
        c.header(headerNames.retryAfter, String(error.seconds));
        status = 429;
      }
      outcome = errorsOf(error, form ?? request.mode, request.lang);
    }
    const page = (view: ShownView, state: FormState) =>
      WidgetPage({ request, view, state, country: clientCountry(c, platform) });
    if ('twoFactorTicket' in outcome) {
      return isScript ? c.json<FormResponse>(outcome) : c.html(page('code', { values: outcome, fieldErrors: [] }));
    }
    if (outcome.done) status = 200;
    if (isScript) return c.json<FormResponse>(outcome, status);
    const { password: _, ...values } = fields;
    return c.html(page(form ?? request.mode, { values, ...outcome }), status);
  };

  /** Signs a player on. Throws `Rejection` where the password has changed since it was checked. */
  async function keepSignedOn(
    c: Context<HonoEnv>,
    { rememberMe, ...account }: CheckedAccount & { rememberMe: boolean },
  ): Promise<void> {
    const before = readSignOnCookie(c, platform);
    if (before) await endSignOn(platform.db, before);
    const deviceSecrets = readDeviceSecrets(c, platform);
    const place = { device: deviceName(c.req.header('User-Agent')), country: knownCountry(c, platform) };
    const signOn = await startSignOn(platform.db, platform.clock, account, { rememberMe, deviceSecrets, ...place });
    if (signOn === null) throw new Rejection(account.ticketHash ? 'ticketExpired' : 'invalidCredentials');
    keepSignOnCookie(c, platform, signOn.cookie, rememberMe);
    keepDeviceSecrets(c, platform, signOn.deviceSecrets);
  }

  async function connect({ c, fields, translate }: Sent): Promise<Outcome> {
    const { email, password, rememberMe } = loginFields.parse(fields);
    const fieldErrors = [...emailErrors(email, translate), ...(password ? [] : [emptyPassword(translate)])];
    if (fieldErrors.length > 0) return { fieldErrors };
    const deviceSecrets = readDeviceSecrets(c, platform);
    const account = await logIn(platform, { email, password, deviceSecrets, network: clientNetwork(c, platform) });
    const wishes = { rememberMe: rememberMe === 'true' };
    const step = await requestCode(platform, account, wishes);
    return step ? { twoFactorTicket: step.ticket } : { ...account, ...wishes };
  }

  async function confirm({ fields, translate }: Sent): Promise<Outcome> {
    const { twoFactorTicket: ticket, code } = codeFields.parse(fields);
    if (isCode(code)) return confirmCode(platform, { ticket, code });
    return { fieldErrors: [{ field: 'code', message: translate('fault.codeMalformed') }] };
  }

  async function sendCode({ fields, translate }: Sent): Promise<Outcome> {
    await emailCode(platform, codeFields.parse(fields).twoFactorTicket);
    return { fieldErrors: [], done: translate('code.mailed') };
  }

  async function create({ c, request, fields }: Sent): Promise<Outcome> {
    const account = await signUp(platform, toCreation(fields, request.lang), clientNetwork(c, platform));
    return { ...account, rememberMe: false };
  }

  async function forgotten({ c, request, fields, translate }: Sent): Promise<Outcome> {
    const { email } = loginFields.parse(fields);
    const fieldErrors = emailErrors(email, translate);
    if (fieldErrors.length > 0) return { fieldErrors };
    const { origin, lang } = request;
    await sendPasswordReset(platform, { email, lang, nextUrl: origin, network: clientNetwork(c, platform) });
    return { fieldErrors: [], done: translate('forgotten.done', { email }) };
  }

  return new Hono<HonoEnv>()
    .post('/sso/login', handle(connect))
    .post('/sso/code', handle(confirm, 'code'))
    .post('/sso/code/mail', handle(sendCode, 'code'))
    .post('/sso/signup', handle(create))
    .post('/sso/forgotten', handle(forgotten));
}

function errorsOf(rejection: Rejection, form: ShownView, lang: string): Omit<FormState, 'values'> {
  const translate = translatorFor(lang);
  if (rejection instanceof InvalidFields) return { fieldErrors: violationErrors(rejection.problems, translate) };
  if (rejection instanceof TooManyCalls) {
    return { fieldErrors: [], formError: translate('error.wait', { wait: waitInWords(rejection.seconds, lang) }) };
  }
  if (rejection.reason === 'ticketExpired') return { fieldErrors: [], formError: translate('code.gone') };
  if (rejection.reason !== 'invalidCredentials') throw rejection;
  return form === 'code'
    ? { fieldErrors: [{ field: 'code', message: translate('fault.codeWrong') }] }
    : { fieldErrors: [], formError: translate('connect.wrong') };
}

function emailErrors(email: string, translate: Translate) {
  if (email.trim() === '') return [{ field: 'email', message: translate('fault.emailEmpty') }];
  return readEmailAddress(email) ? [] : [{ field: 'email', message: translate('fault.emailMalformed') }];
}

const emptyPassword = (translate: Translate) => ({ field: 'password', message: translate('fault.passwordEmpty') });

function toCreation(fields: Record<string, string>, lang: string): CreationFields {
  const { 'birth-day': day, 'birth-month': month, 'birth-year': year, ...sent } = signUpFields.parse(fields);
  return {
    email: sent.email,
    password: sent.password,
    nameOnPlatform: sent.nameOnPlatform.trim(),
    country: sent.country,
    dateOfBirth: readDate(`${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`),
    preferredLanguage: lang,
    legalOptinsKey: legalOptinsKeyFor(sent.country, lang),
    communicationOptIn: sent.communicationOptIn === 'true',
    communicationThirdPartyOptIn: sent.communicationThirdPartyOptIn === 'true',
  };
}

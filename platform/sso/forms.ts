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
import { clientCountry, clientNetwork } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { headerNames } from '../http/kernel/headers';
import { logIn } from '../useCases/accounts/logIn';
import { sendPasswordReset } from '../useCases/accounts/sendPasswordReset';
import { requestCode, confirmCode, emailCode } from '../useCases/accounts/secondStep';
import { signUp } from '../useCases/accounts/signUp';
import type { Wait } from '../db/stores/accounts/attemptStore';
import { signOnAssets } from './assets';
import { keepSignOnCookie, readSignOnCookie } from './cookie';
import { keepDeviceSecrets, readDeviceSecrets } from './deviceCookie';
import { violationText } from './violationText';
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

type Outcome =
  | (CheckedAccount & { rememberMe: boolean })
  | { twoFactorTicket: string }
  | (Omit<FormState, 'values'> & { wait?: Wait });

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

/** What the widget's forms send. */
export function forms(platform: ServiceContext) {
  /** Does a form's work between its checks and its answer, which is a page for browsers without a script. */
  const handle = (work: (sent: Sent) => Promise<Outcome>, form?: ShownView) => async (c: Context<HonoEnv>) => {
    assertOwnOrigin(c, platform);
    const { fields, isScript } = await readFields(c);
    const request = readWidgetRequest(platform, fields);
    const translate = translatorFor(request.lang);
    const checked = await work({ c, request, fields, translate });
    const outcome =
      'userId' in checked && !(await keepSignedOn(c, checked))
        ? { fieldErrors: [], formError: translate('connect.wrong') }
        : checked;
    if ('userId' in outcome) {
      return isScript ? c.json<FormResponse>({ next: request.nextUrl }) : c.redirect(request.nextUrl, 303);
    }
    const page = (view: ShownView, state: FormState) =>
      WidgetPage({ request, view, state, country: clientCountry(c, platform), assets: signOnAssets() });
    if ('twoFactorTicket' in outcome) {
      return isScript ? c.json<FormResponse>(outcome) : c.html(page('code', { values: outcome, fieldErrors: [] }));
    }
    const { wait, ...rest } = outcome;
    if (wait) c.header(headerNames.retryAfter, String(wait.seconds));
    const status = wait ? 429 : rest.done ? 200 : 422;
    if (isScript) return c.json<FormResponse>(rest, status);
    const { password: _, ...values } = fields;
    return c.html(page(form ?? request.mode, { values, ...rest }), status);
  };

  /** Signs a player on; false where the password has changed since it was checked. */
  async function keepSignedOn(
    c: Context<HonoEnv>,
    { rememberMe, ...account }: CheckedAccount & { rememberMe: boolean },
  ): Promise<boolean> {
    const before = readSignOnCookie(c);
    if (before) await endSignOn(platform.db, before);
    const deviceSecrets = readDeviceSecrets(c);
    const device = deviceName(c.req.header('User-Agent'));
    const signOn = await startSignOn(platform.db, platform.clock, account, { rememberMe, deviceSecrets, device });
    if (signOn === null) return false;
    keepSignOnCookie(c, platform, signOn.cookie, rememberMe);
    keepDeviceSecrets(c, platform, signOn.deviceSecrets);
    return true;
  }

  async function connect({ c, request, fields, translate }: Sent): Promise<Outcome> {
    const { email, password, rememberMe } = loginFields.parse(fields);
    const fieldErrors = [...emailErrors(email, translate), ...(password ? [] : [emptyPassword(translate)])];
    if (fieldErrors.length > 0) return { fieldErrors };
    const deviceSecrets = readDeviceSecrets(c);
    const outcome = await logIn(platform, { email, password, deviceSecrets, network: clientNetwork(c, platform) });
    if (outcome === 'wrong') return { fieldErrors: [], formError: translate('connect.wrong') };
    if ('wait' in outcome) return slowedDown(outcome.wait, request, translate);
    const wishes = { rememberMe: rememberMe === 'true' };
    const step = await requestCode(platform, outcome.account, wishes);
    return step ? { twoFactorTicket: step.ticket } : { ...outcome.account, ...wishes };
  }

  async function confirm({ request, fields, translate }: Sent): Promise<Outcome> {
    const { twoFactorTicket: ticket, code } = codeFields.parse(fields);
    const wrong = (violation: 'codeMalformed' | 'codeWrong') => ({
      fieldErrors: [{ field: 'code', message: translate(`fault.${violation}`) }],
    });
    if (!isCode(code)) return wrong('codeMalformed');
    const outcome = await confirmCode(platform, { ticket, code });
    if (outcome === 'wrong') return wrong('codeWrong');
    if (outcome === 'gone') return { fieldErrors: [], formError: translate('code.gone') };
    return 'wait' in outcome ? slowedDown(outcome.wait, request, translate) : outcome;
  }

  async function sendCode({ request, fields, translate }: Sent): Promise<Outcome> {
    const outcome = await emailCode(platform, codeFields.parse(fields).twoFactorTicket);
    if (outcome === 'sent') return { fieldErrors: [], done: translate('code.mailed') };
    if (outcome === 'gone') return { fieldErrors: [], formError: translate('code.gone') };
    return slowedDown(outcome.wait, request, translate);
  }

  async function create({ c, request, fields, translate }: Sent): Promise<Outcome> {
    const outcome = await signUp(platform, toCreation(fields, request.lang), clientNetwork(c, platform));
    if ('wait' in outcome) return slowedDown(outcome.wait, request, translate);
    if ('account' in outcome) return { ...outcome.account, rememberMe: false };
    const fieldErrors = outcome.problems.map((problem) => ({
      field: problem.field,
      message: violationText(problem, translate),
    }));
    return { fieldErrors };
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

const slowedDown = (wait: Wait, { lang }: WidgetRequest, translate: Translate) => ({
  wait,
  fieldErrors: [],
  formError: translate('error.wait', { wait: waitInWords(wait.seconds, lang) }),
});

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

import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findAccount, type Account } from '../db/stores/accounts/accountStore';
import { countAttempt, takeBackAttempt, type Wait } from '../db/stores/accounts/attemptStore';
import { decideOnConsole, findWaitingConsole } from '../db/stores/accounts/consoleCodeStore';
import { findSignedOn, lockSignOn } from '../db/stores/accounts/signOnStore';
import { clientNetwork } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { malformed } from '../http/kernel/errors';
import { headerNames } from '../http/kernel/headers';
import { readSignOnCookie } from './cookies';
import { translatorFor, waitInWords } from '../locale/translator';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { clubLinks, widgetUrl } from './urls';
import { ConsolePage, type ConsoleView } from './views/ConsolePage';

const pageQuery = z.object({ code: z.string().max(40).catch(''), lang: language });
const decisionFields = pageQuery.extend({ decision: z.enum(['approve', 'deny']) });

/** The page where a console's player signs on and agrees, or not (docs/contracts/accounts.md, Consoles). */
export function consolePage(platform: ServiceContext) {
  const { db, clock, baseUrl } = platform;

  const show = (c: Context<HonoEnv>, view: ConsoleView, lang: string, status: 200 | 404 | 429 = 200) =>
    c.html(ConsolePage({ view, lang, links: clubLinks(platform, lang) }), status);

  async function findSignedOnAccount(c: Context<HonoEnv>): Promise<Account | undefined> {
    const cookie = readSignOnCookie(c, platform);
    const userId = cookie ? await findSignedOn(db, clock, cookie) : null;
    return userId === null ? undefined : findAccount(db, userId);
  }

  /** The console that shows a code. Unknown codes count as failed attempts, so that codes cannot be guessed. */
  async function find(c: Context<HonoEnv>, userCode: string) {
    const counted = { kind: 'userCode', subject: clientNetwork(c, platform) } as const;
    const wait = await countAttempt(db, clock, [counted]);
    if (wait) return { wait };
    const waiting = await findWaitingConsole(db, clock, userCode);
    if (waiting) await takeBackAttempt(db, counted);
    return { waiting };
  }

  /** Stores the decision of a signed-on player; false where the console no longer waits or the sign-on has ended. */
  const decide = (code: string, decision: 'approve' | 'deny', cookie: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const signOn = await lockSignOn(tx, clock, cookie);
      if (!signOn) return false;
      if (decision === 'deny') return decideOnConsole(tx, clock, code, { state: 'denied' });
      const { userId, endsAt: sessionEndsAt } = signOn;
      return decideOnConsole(tx, clock, code, { state: 'approved', userId, sessionEndsAt });
    });

  function deny(c: Context<HonoEnv>, { code, lang }: z.infer<typeof pageQuery>, wait?: Wait) {
    const translate = translatorFor(lang);
    if (wait) c.header(headerNames.retryAfter, String(wait.seconds));
    const message = wait
      ? translate('error.wait', { wait: waitInWords(wait.seconds, lang) })
      : translate('console.unknown');
    return show(c, { step: 'ask', code, message }, lang, wait ? 429 : 404);
  }

  return new Hono<HonoEnv>()
    .get('/sso/console', async (c) => {
      const request = pageQuery.parse(c.req.query());
      const { code, lang } = request;
      if (code.trim() === '') return show(c, { step: 'ask', code: '' }, lang);
      const { waiting, wait } = await find(c, code);
      if (!waiting) return deny(c, request, wait);
      const { userCode, deviceName, appId } = waiting;
      const nextUrl = `${baseUrl}/sso/console?${new URLSearchParams({ code: userCode, lang }).toString()}`;
      const signOnUrl = widgetUrl({ mode: 'connect', appId, genomeId: undefined, lang, origin: baseUrl, nextUrl });
      const account = await findSignedOnAccount(c);
      const shared = { device: deviceName, userCode, signOnUrl };
      return show(
        c,
        account ? { step: 'decide', name: account.nameOnPlatform, ...shared } : { step: 'signOn', ...shared },
        lang,
      );
    })
    .post('/sso/console', async (c) => {
      assertOwnOrigin(c, platform);
      const sent = decisionFields.safeParse((await readFields(c)).fields);
      if (!sent.success) throw malformed("Body field 'decision': approve or deny.");
      const { code, lang, decision } = sent.data;
      const account = await findSignedOnAccount(c);
      // The player has signed off in the meantime: the page shows the login.
      if (!account) return c.redirect(`/sso/console?${new URLSearchParams({ code, lang }).toString()}`, 303);
      const { waiting, wait } = await find(c, code);
      const isDecided = waiting !== undefined && (await decide(code, decision, readSignOnCookie(c, platform) ?? ''));
      if (!isDecided) return deny(c, sent.data, wait);
      return show(c, { step: decision === 'approve' ? 'approved' : 'denied', device: waiting.deviceName }, lang);
    });
}

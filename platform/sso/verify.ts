import { Hono, type Context } from 'hono';
import { z } from 'zod';
import {
  findEmailVerification,
  isEmailTaken,
  takeEmailVerification,
} from '../db/stores/accounts/emailVerificationStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { signOnAssets } from './assets';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { clubLinks } from './urls';
import { VerifyPage, type VerifyView } from './views/VerifyPage';

const linkFields = z.object({ token: z.string().catch(''), lang: language });

const donePath = '/sso/verify/done';

/**
 * The page behind an e-mail's link, on which the player confirms the address. Opening it changes nothing, because mail
 * scanners open links too.
 */
export function verify(platform: ServiceContext) {
  const { db, clock } = platform;
  const page = (c: Context<HonoEnv>, view: VerifyView, lang: string) =>
    c.html(
      VerifyPage({ view, lang, assets: signOnAssets(), links: clubLinks(platform, lang) }),
      view === 'gone' ? 410 : 200,
    );

  return new Hono<HonoEnv>()
    .get('/sso/verify', async (c) => {
      const { token, lang } = linkFields.parse(c.req.query());
      const link = await findEmailVerification(db, clock, token);
      if (!link) return page(c, 'gone', lang);
      const { email, isChange } = link;
      return page(c, { token, email, isChange, isTaken: isChange && (await isEmailTaken(db, clock, link)) }, lang);
    })
    .get(donePath, (c) => page(c, 'done', linkFields.parse(c.req.query()).lang))
    .post('/sso/verify', async (c) => {
      assertOwnOrigin(c, platform);
      const { fields, isScript } = await readFields(c);
      const { token, lang } = linkFields.parse(fields);
      const isVerified = (await takeEmailVerification(db, clock, token)) === 'done';
      const query = new URLSearchParams(isVerified ? { lang } : { token, lang });
      const next = `${isVerified ? donePath : '/sso/verify'}?${query.toString()}`;
      return isScript ? c.json<FormResponse>({ next }) : c.redirect(next, 303);
    });
}

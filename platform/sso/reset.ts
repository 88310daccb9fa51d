import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findPasswordReset } from '../db/stores/accounts/passwordResetStore';
import { isUndoneKind } from '../useCases/accounts/changeEmail';
import { resetPassword } from '../useCases/accounts/resetPassword';
import { passwordViolation } from '../domain/accounts/passwords';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { isAllowedUrl } from '../http/kernel/origins';
import { signOnAssets } from './assets';
import { violationText } from './violationText';
import { untouched, type FormState } from './formState';
import { translatorFor } from '../locale/translator';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { clubLinks } from './urls';
import { ResetPage, type ResetView } from './views/ResetPage';

const linkFields = z.object({ token: z.string().catch(''), lang: language });
const pageQuery = linkFields.extend({
  /** What an objection, which leads to this page, has undone. */
  undone: z
    .string()
    .catch('')
    .transform((text) => text.split(' ').filter(isUndoneKind)),
});
const doneFields = z.object({ next: z.string().catch(''), lang: language });

const donePath = '/sso/reset/done';

/** The page behind an e-mail's link, on which the player chooses another password. */
export function reset(platform: ServiceContext) {
  const { db, clock } = platform;
  const page = (c: Context<HonoEnv>, view: ResetView, lang: string, status: 200 | 410 | 422, home?: string) => {
    const links = clubLinks(platform, lang);
    return c.html(
      ResetPage({ view, lang, assets: signOnAssets(), links: { ...links, ...(home && { home }) } }),
      status,
    );
  };

  return new Hono<HonoEnv>()
    .get('/sso/reset', async (c) => {
      const { token, lang, undone } = pageQuery.parse(c.req.query());
      const link = await findPasswordReset(db, clock, token);
      if (!link) return page(c, 'gone', lang, 410);
      const translate = translatorFor(lang);
      const lines = undone.map((kind) => translate(`objection.undone.${kind}`, { email: link.email }));
      return page(c, { token, state: untouched, undone: lines }, lang, 200);
    })
    .get(donePath, (c) => {
      const { next, lang } = doneFields.parse(c.req.query());
      return page(c, 'done', lang, 200, isAllowedUrl(platform, next) ? next : undefined);
    })
    .post('/sso/reset', async (c) => {
      assertOwnOrigin(c, platform);
      const { fields, isScript } = await readFields(c);
      const { token, lang } = linkFields.parse(fields);
      const translate = translatorFor(lang);
      const password = fields.password ?? '';
      // Each outcome is a page of its own, so that a used form does not come back, also after a reload.
      const goOn = (path: string, query: Record<string, string>) => {
        const next = `${path}?${new URLSearchParams({ ...query, lang }).toString()}`;
        return isScript ? c.json<FormResponse>({ next }) : c.redirect(next, 303);
      };
      const link = await findPasswordReset(db, clock, token);
      const violation = link && passwordViolation(password, link);
      if (violation) {
        const fieldErrors = [
          { field: 'password', message: violationText({ field: 'password', violation: violation }, translate) },
        ];
        const state: FormState = { values: {}, fieldErrors };
        return isScript ? c.json<FormResponse>({ fieldErrors }, 422) : page(c, { token, state }, lang, 422);
      }
      if (!link || !(await resetPassword(db, clock, token, password))) return goOn('/sso/reset', { token });
      return goOn(donePath, { next: link.nextUrl });
    });
}

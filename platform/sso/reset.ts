import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findPasswordReset } from '../db/stores/accounts/passwordResetStore';
import { resetPassword } from '../useCases/accounts/resetPassword';
import { passwordViolation } from '../domain/accounts/passwords';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { signOnAssets } from './assets';
import { violationText } from './violationText';
import { untouched, type FormState } from './formState';
import { translatorFor } from '../locale/translator';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { ResetPage, type ResetView } from './views/ResetPage';

const linkFields = z.object({ token: z.string().catch(''), lang: language });

/** The page behind an e-mail's link, on which the player chooses another password. */
export function reset(platform: ServiceContext) {
  const { db, clock } = platform;
  const page = (c: Context<HonoEnv>, view: ResetView, lang: string, status: 200 | 410 | 422) =>
    c.html(ResetPage({ view, lang, assets: signOnAssets() }), status);

  return new Hono<HonoEnv>()
    .get('/sso/reset', async (c) => {
      const { token, lang } = linkFields.parse(c.req.query());
      const link = await findPasswordReset(db, clock, token);
      return page(c, link ? { token, state: untouched } : 'gone', lang, link ? 200 : 410);
    })
    .post('/sso/reset', async (c) => {
      assertOwnOrigin(c, platform);
      const { fields, isScript } = await readFields(c);
      const { token, lang } = linkFields.parse(fields);
      const translate = translatorFor(lang);
      const password = fields.password ?? '';
      const link = await findPasswordReset(db, clock, token);
      const violation = link && passwordViolation(password, link);
      if (violation) {
        const fieldErrors = [
          { field: 'password', message: violationText({ field: 'password', violation: violation }, translate) },
        ];
        const state: FormState = { values: {}, fieldErrors };
        return isScript ? c.json<FormResponse>({ fieldErrors }, 422) : page(c, { token, state }, lang, 422);
      }
      if (!link || !(await resetPassword(db, clock, token, password))) {
        return isScript
          ? c.json<FormResponse>({ formError: translate('reset.gone') }, 410)
          : page(c, 'gone', lang, 410);
      }
      if (isScript) return c.json<FormResponse>({ done: translate('reset.done') });
      return page(c, { doneNextUrl: link.nextUrl }, lang, 200);
    });
}

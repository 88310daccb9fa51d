import { Hono } from 'hono';
import { z } from 'zod';
import { findEmailChange } from '../db/stores/accounts/emailVerificationStore';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { objectToEmailChange } from '../useCases/accounts/changeEmail';
import { signOnAssets } from './assets';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { clubLinks } from './urls';
import { ObjectionPage } from './views/ObjectionPage';

const linkFields = z.object({ token: z.string().catch(''), lang: language });

/**
 * The page behind the link to a previous e-mail address, on which its owner undoes the change and then chooses another
 * password. Opening it changes nothing, because mail scanners open links too.
 */
export const objection = (platform: ServiceContext) =>
  new Hono<HonoEnv>()
    .get('/sso/object', async (c) => {
      const { token, lang } = linkFields.parse(c.req.query());
      const change = await findEmailChange(platform.db, platform.clock, token);
      const view = change ? { token, email: change.previousEmail } : 'gone';
      const page = ObjectionPage({ view, lang, assets: signOnAssets(), links: clubLinks(platform, lang) });
      return c.html(page, change ? 200 : 410);
    })
    .post('/sso/object', async (c) => {
      assertOwnOrigin(c, platform);
      const { fields, isScript } = await readFields(c);
      const { token, lang } = linkFields.parse(fields);
      const resetToken = await objectToEmailChange(platform, token, clubLinks(platform, lang).home);
      const query = new URLSearchParams({ token: resetToken ?? token, lang });
      const next = `/sso/${resetToken === null ? 'object' : 'reset'}?${query.toString()}`;
      return isScript ? c.json<FormResponse>({ next }) : c.redirect(next, 303);
    });

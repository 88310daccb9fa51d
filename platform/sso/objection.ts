import { Hono } from 'hono';
import { z } from 'zod';
import { findEmailChange, isEmailTaken } from '../db/stores/accounts/emailVerificationStore';
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
      const email = change?.previousEmail ?? '';
      const isTaken = change !== undefined && (await isEmailTaken(platform.db, platform.clock, { ...change, email }));
      const view = change ? { token, email, isTaken } : 'gone';
      const page = ObjectionPage({ view, lang, assets: signOnAssets(), links: clubLinks(platform, lang) });
      return c.html(page, change ? 200 : 410);
    })
    .post('/sso/object', async (c) => {
      assertOwnOrigin(c, platform);
      const { fields, isScript } = await readFields(c);
      const { token, lang } = linkFields.parse(fields);
      const outcome = await objectToEmailChange(platform, token, clubLinks(platform, lang).home);
      const isUndone = typeof outcome === 'object';
      const query = new URLSearchParams(
        isUndone ? { token: outcome.resetToken, lang, undone: outcome.undone.join(' ') } : { token, lang },
      );
      const next = `/sso/${isUndone ? 'reset' : 'object'}?${query.toString()}`;
      return isScript ? c.json<FormResponse>({ next }) : c.redirect(next, 303);
    });

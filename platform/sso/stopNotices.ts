import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findAccount } from '../db/stores/accounts/accountStore';
import { readLinkSecret } from '../db/stores/linkSecretStore';
import { saveNoticeChoices } from '../db/stores/players/noticeStore';
import { isStopSignature } from '../domain/noticeLink';
import { noticeKinds } from '../domain/notices';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { signOnAssets } from './assets';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { language } from './request';
import { clubLinks } from './urls';
import { StopNoticesPage, type StopNoticesView } from './views/StopNoticesPage';

const path = '/sso/notices';

const linkSchema = z.object({ player: z.guid(), kind: z.enum(noticeKinds), signature: z.string() });
const pageSchema = z.object({ lang: language, kind: z.enum(noticeKinds).nullable().catch(null) });

/**
 * The page behind the link of a notice's e-mail, with one button that stops e-mails of its kind. Opening it changes nothing,
 * because mail scanners open links too; a mail program posts to the same address (RFC 8058). The signature stands for a login.
 */
export function stopNotices(platform: ServiceContext) {
  const { db } = platform;
  const page = (c: Context<HonoEnv>, view: StopNoticesView) => {
    const { lang } = pageSchema.parse(c.req.query());
    const links = clubLinks(platform, lang);
    return c.html(StopNoticesPage({ view, lang, assets: signOnAssets(), links }), view.step === 'gone' ? 410 : 200);
  };
  const linkIn = async (c: Context<HonoEnv>) => {
    const { data } = linkSchema.safeParse(c.req.query());
    if (!data) return null;
    const stopped = { profileId: data.player, kind: data.kind };
    return isStopSignature(await readLinkSecret(db), stopped, data.signature) ? stopped : null;
  };

  return new Hono<HonoEnv>()
    .get(path, async (c) => {
      const link = await linkIn(c);
      const action = `${path}${new URL(c.req.url).search}`;
      return page(c, link ? { step: 'ask', kind: link.kind, action } : { step: 'gone' });
    })
    .get(`${path}/done`, (c) => {
      const { kind } = pageSchema.parse(c.req.query());
      return page(c, kind ? { step: 'done', kind } : { step: 'gone' });
    })
    .post(path, async (c) => {
      const link = await linkIn(c);
      if (!link) return page(c, { step: 'gone' });
      const { profileId, kind } = link;
      // The link outlives the account, and a deleted one gets no e-mails anyway.
      if (await findAccount(db, profileId)) {
        await saveNoticeChoices(db, profileId, [{ kind, channel: 'email', isChosen: false }]);
      }
      const { lang } = pageSchema.parse(c.req.query());
      const { isScript } = await readFields(c);
      // A mail program follows no redirection.
      if (!isScript) return page(c, { step: 'done', kind });
      return c.json<FormResponse>({ next: `${path}/done?${new URLSearchParams({ kind, lang }).toString()}` });
    });
}

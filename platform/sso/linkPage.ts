import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { HonoEnv } from '../http/kernel/honoEnv';
import { translatorFor, type Translate } from '../locale/translator';
import type { ServiceContext } from '../serviceContext';
import { InvalidFields, Rejection } from '../useCases/Rejection';
import { violationErrors } from './violationErrors';
import type { FormState } from './formState';
import type { FormResponse } from './protocol';
import { readFields } from './readFields';
import { assertOwnOrigin, language } from './request';
import { clubLinks } from './urls';
import { MessagePage, type Message } from './views/MessagePage';

type Fields = Record<string, string>;

/** A kind of link in emails: what the page behind it says, and what its button does. */
interface LinkKind<Link extends Fields, Found> {
  path: `/sso/${string}`;
  /** The first word of its texts: `${texts}.title`, `.submit`, `.working` and `.gone`. */
  texts: 'verify' | 'stop' | 'objection' | 'reset';
  link: z.ZodType<Link>;
  /** What a link is for; undefined where it is unknown, used or expired. */
  find: (link: Link) => Promise<Found | undefined>;
  /** The page of a good link; `fields` are those of the request. */
  ask: (found: Found, translate: Translate, fields: Fields) => Omit<Message, 'form'> & { state?: FormState };
  /** Does what the link is for, and returns where to go on. Throws `Rejection` where that is not possible any more. */
  act: (link: Link, found: Found, fields: Fields) => Promise<{ path: string; query: Fields }>;
  /** The page at `${path}/done`; undefined for an address that nothing has led to. */
  done?: (translate: Translate, query: Fields) => Message | undefined;
  /** True where mail programs press the button too, from any origin (RFC 8058). */
  isOneClick?: boolean;
}

/**
 * The page behind a link of an email, with one button. Opening it changes nothing, because mail scanners open links too. Each
 * outcome is a page of its own, so that a used form does not come back, also after a reload.
 */
export function linkPage<Link extends Fields, Found>(platform: ServiceContext, kind: LinkKind<Link, Found>) {
  const { path, texts } = kind;

  const page = (c: Context<HonoEnv>, lang: string, message: Message, status: 200 | 410 | 422 = 200) =>
    c.html(MessagePage({ texts, message, lang, links: clubLinks(platform, lang) }), status);

  const gone = (c: Context<HonoEnv>, lang: string) =>
    page(c, lang, { lead: translatorFor(lang)(`${texts}.gone`), leadsToLogin: texts === 'reset' }, 410);

  async function read(fields: Fields) {
    const { lang } = z.object({ lang: language }).parse(fields);
    const { data: link } = kind.link.safeParse(fields);
    return { lang, link, found: link && (await kind.find(link)) };
  }

  function ask(link: Link, found: Found, lang: string, fields: Fields, state?: FormState): Message {
    const { state: own, ...message } = kind.ask(found, translatorFor(lang), fields);
    return { ...message, form: { action: path, fields: { ...link, lang }, state: state ?? own } };
  }

  function done(c: Context<HonoEnv>, lang: string, query: Fields) {
    const message = kind.done?.(translatorFor(lang), query);
    return message ? page(c, lang, message) : gone(c, lang);
  }

  return new Hono<HonoEnv>()
    .get(path, async (c) => {
      const { lang, link, found } = await read(c.req.query());
      return link && found ? page(c, lang, ask(link, found, lang, c.req.query())) : gone(c, lang);
    })
    .get(`${path}/done`, async (c) => done(c, (await read(c.req.query())).lang, c.req.query()))
    .post(path, async (c) => {
      if (!kind.isOneClick) assertOwnOrigin(c, platform);
      const { fields: sent, isScript } = await readFields(c);
      const fields = { ...c.req.query(), ...sent };
      const { lang, link, found } = await read(fields);
      let next: { path: string; query: Fields } = { path, query: link ?? {} };
      try {
        if (link && found) next = await kind.act(link, found, fields);
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        // The page of the link says what stands in the way; invalid fields are mended on the spot.
        if (error instanceof InvalidFields && link && found) {
          const fieldErrors = violationErrors(error.problems, translatorFor(lang));
          if (isScript) return c.json<FormResponse>({ fieldErrors }, 422);
          return page(c, lang, ask(link, found, lang, fields, { values: {}, fieldErrors }), 422);
        }
      }
      // A mail program follows no redirection.
      if (kind.isOneClick && !isScript) return found ? done(c, lang, next.query) : gone(c, lang);
      const address = `${next.path}?${new URLSearchParams({ ...next.query, lang }).toString()}`;
      return isScript ? c.json<FormResponse>({ next: address }) : c.redirect(address, 303);
    });
}

import { Hono } from 'hono';
import type { HonoEnv, Platform } from '../http/context';
import { notFoundAt } from '../http/errors';
import { fromHereAlone } from '../http/fromHereAlone';
import { guidPattern } from '../http/paths';
import { readLetter, readLetters } from '../support/letters';
import { signOnAssets } from './assets';
import { pageHeaders } from './pageHeaders';
import { EmailPage, OutboxPage } from './views/OutboxPage';

/**
 * The outgoing e-mails, for local users of this machine only, because they contain sign-in codes. It exists on a
 * development machine (`outboxFolder`), and only for this machine's own browser at this machine's own name.
 */
export function outbox(platform: Platform) {
  const { outboxFolder } = platform;
  const app = new Hono<HonoEnv>();
  if (outboxFolder === undefined) return app;

  return app
    .use('/outbox', fromHereAlone(platform), pageHeaders(platform))
    .use('/outbox/*', fromHereAlone(platform), pageHeaders(platform))
    .get('/outbox', async (c) =>
      c.html(OutboxPage({ letters: await readLetters(outboxFolder), assets: signOnAssets() })),
    )
    .get(`/outbox/:id{${guidPattern}}`, async (c) => {
      const letter = await readLetter(outboxFolder, c.req.param('id'));
      if (!letter) throw notFoundAt(c.req.path);
      return c.html(EmailPage({ letter, assets: signOnAssets() }));
    });
}

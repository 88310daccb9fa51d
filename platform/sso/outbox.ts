import { Hono } from 'hono';
import type { HonoEnv, Platform } from '../http/kernel/honoEnv';
import { notFoundAt } from '../http/kernel/errors';
import { fromHereAlone } from '../http/kernel/loopbackOnly';
import { guidPattern } from '../http/kernel/paths';
import { readLetter, readLetters } from '../support/emails';
import { signOnAssets } from './assets';
import { pageHeaders } from './pageHeaders';
import { LetterPage, OutboxPage } from './views/OutboxPage';

/**
 * The letters that players would get, for whoever sits at this machine: nobody else could be told from them. It is there
 * on a laptop alone (`outboxFolder`), and then only for this machine's own browser at this machine's own name.
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
      return c.html(LetterPage({ letter, assets: signOnAssets() }));
    });
}

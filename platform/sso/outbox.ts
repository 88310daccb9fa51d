import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from '../http/clientAddress';
import type { HonoEnv, Platform } from '../http/context';
import { notFoundAt } from '../http/errors';
import { guidPattern } from '../http/paths';
import { readLetter, readLetters } from '../support/letters';
import { isLoopback } from '../support/loopback';
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

  const fromHereAlone = createMiddleware<HonoEnv>(async (c, next) => {
    const isHere = isLoopback(clientAddress(c, platform)) && isLoopback(new URL(c.req.url).hostname);
    if (!isHere) throw notFoundAt(c.req.path);
    await next();
  });

  return app
    .use('/outbox', fromHereAlone, pageHeaders(platform))
    .use('/outbox/*', fromHereAlone, pageHeaders(platform))
    .get('/outbox', async (c) =>
      c.html(OutboxPage({ letters: await readLetters(outboxFolder), assets: signOnAssets() })),
    )
    .get(`/outbox/:id{${guidPattern}}`, async (c) => {
      const letter = await readLetter(outboxFolder, c.req.param('id'));
      if (!letter) throw notFoundAt(c.req.path);
      return c.html(LetterPage({ letter, assets: signOnAssets() }));
    });
}

import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { orNotFound } from '../http/kernel/errors';
import { loopbackOnly } from '../http/kernel/loopbackOnly';
import { guidPattern } from '../http/kernel/paths';
import { readEmail, readEmails } from '../support/emails';
import { pageHeaders } from './pageHeaders';
import { EmailPage, OutboxPage } from './views/OutboxPage';

/**
 * The outgoing emails, for local users of this machine only, because they contain sign-in codes. It exists on a
 * development machine (`outboxFolder`), and only for this machine's own browser at this machine's own name.
 */
export function outbox(platform: ServiceContext) {
  const { outboxFolder } = platform;
  const app = new Hono<HonoEnv>();
  if (outboxFolder === undefined) return app;

  return app
    .use('/outbox', loopbackOnly(platform), pageHeaders(platform))
    .use('/outbox/*', loopbackOnly(platform), pageHeaders(platform))
    .get('/outbox', async (c) => c.html(OutboxPage({ emails: await readEmails(outboxFolder) })))
    .get(`/outbox/:id{${guidPattern}}`, async (c) => {
      const email = orNotFound(await readEmail(outboxFolder, c.req.param('id')));
      return c.html(EmailPage({ email }));
    });
}

/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { orNotFound } from '../http/kernel/errors';
import { loopbackOnly } from '../http/kernel/loopbackOnly';
import { guidPattern } from '../http/kernel/paths';
import { readEmail, readEmails, type StoredEmail } from '../support/emails';
import { pageHeaders } from './pageHeaders';
import { HtmlDocument } from './views/HtmlDocument';

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

const title = 'Outbox';

/** Every email that waits for a mail server, newest first. */
const OutboxPage = ({ emails }: { emails: readonly StoredEmail[] }) => (
  <HtmlDocument lang="en" title={title}>
    <main class="reading">
      <h1>{title}</h1>
      <p class="lead">
        {emails.length > 0
          ? 'Letters that players would get by email. Newest first; this page is for this machine alone.'
          : 'No letters yet. Forget a password where you log in, and one will lie here.'}
      </p>
      {emails.length > 0 && (
        <ul class="letters">
          {emails.map((email) => (
            <li>
              <a href={`/outbox/${email.id}`}>
                <strong>{email.subject}</strong>
                <span>
                  To {email.to}, <Time at={email.at} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  </HtmlDocument>
);

/** One email, shown as text, with web addresses as links. */
const EmailPage = ({ email }: { email: StoredEmail }) => (
  <HtmlDocument lang="en" title={email.subject}>
    <main class="reading">
      <p>
        <a class="link" href="/outbox">
          {title}
        </a>
      </p>
      <h1>{email.subject}</h1>
      <p class="lead">
        To {email.to}, <Time at={email.at} />
      </p>
      <div class="letter">
        {email.text.split(/(?:\r?\n){2,}/).map((paragraph) => (
          <p>
            {paragraph.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? <Link url={part} /> : part))}
          </p>
        ))}
      </div>
    </main>
  </HtmlDocument>
);

const Link = ({ url }: { url: string }) => (
  <a class="link" href={url}>
    {url}
  </a>
);

const Time = ({ at }: { at: Date }) => (
  <time datetime={at.toISOString()}>{`${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`}</time>
);

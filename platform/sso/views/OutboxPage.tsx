/** @jsxImportSource hono/jsx */
import type { StoredEmail } from '../../support/emails';
import { HtmlDocument } from './HtmlDocument';

const title = 'Outbox';

/** Every email that waits for a mail server, newest first. */
export const OutboxPage = ({ emails }: { emails: readonly StoredEmail[] }) => (
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
export const EmailPage = ({ email }: { email: StoredEmail }) => (
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

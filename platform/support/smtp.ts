import { createTransport } from 'nodemailer';
import { unsubscribeHeaders, type Email } from './emails';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` with TLS where the server offers it. */
  url: string;
  from: string;
}

/** Sends emails through an SMTP server. A repeat has the same Message-ID, by which mail programs show it once. */
export function smtpSender({ url, from }: SmtpSettings): (email: Email) => Promise<void> {
  const transport = createTransport(url);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, subject, text, unsubscribeUrl }) => {
    const messageId = `<${id}@${domain}>`;
    await transport.sendMail({
      from,
      // One mailbox: a text would be read as the list of a header.
      to: { name: '', address: to },
      subject,
      text,
      messageId,
      headers: unsubscribeHeaders({ unsubscribeUrl }),
    });
  };
}

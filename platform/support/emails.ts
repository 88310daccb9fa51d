import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An email to a player, in plain text. */
export interface Email {
  /** The same for a repeat of the email. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** A POST to this address ends such emails (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface StoredEmail extends Omit<Email, 'unsubscribeUrl'> {
  at: Date;
}

/**
 * Writes emails into a folder, one file each, for a mail server. A temporary name keeps the server from reading
 * incomplete files. The id names the file, so that a repeat replaces it.
 */
export const emailWriter = (folder: string) => async (email: Email) => {
  await mkdir(folder, { recursive: true });
  const name = join(folder, email.id);
  const headers = [
    `To: ${oneLine(email.to)}`,
    `Subject: ${oneLine(email.subject)}`,
    ...Object.entries(unsubscribeHeaders(email)).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: text/plain; charset=utf-8',
  ];
  await writeFile(`${name}.part`, `${headers.join('\r\n')}\r\n\r\n${email.text}\r\n`);
  await rename(`${name}.part`, `${name}.eml`);
};

/** The headers with which a mail program offers to end such emails, with one call and no login (RFC 8058). */
export const unsubscribeHeaders = ({ unsubscribeUrl }: Pick<Email, 'unsubscribeUrl'>): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

const extension = '.eml';

/** The emails of a folder, newest first; none where the folder is missing. */
export async function readEmails(folder: string): Promise<StoredEmail[]> {
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names.filter((name) => name.endsWith(extension)).map((name) => readEmail(folder, name.slice(0, -extension.length))),
  );
  return emails.flatMap((email) => email ?? []).sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** One email by its id, which the caller must have checked; null where it is missing. */
export async function readEmail(folder: string, id: string): Promise<StoredEmail | null> {
  const file = join(folder, `${id}${extension}`);
  try {
    const [content, { mtime }] = [await readFile(file, 'utf8'), await stat(file)];
    const end = content.indexOf('\r\n\r\n');
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(content.slice(0, end))?.[1]?.trim() ?? '';
    return { id, to: header('To'), subject: header('Subject'), text: content.slice(end).trim(), at: mtime };
  } catch {
    return null;
  }
}

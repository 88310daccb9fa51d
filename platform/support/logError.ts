import type { Logger } from 'pino';
import { causeOf, codeOf } from './errorCause';

/** The most bytes of an entry: with the time and the server, a line has 2 KB. */
const maxBytes = 1900;

/**
 * The log entry of an unexpected error, of at most 1.9 KB as JSON: the transaction, the name and code of the error, its cause, the
 * statement of a failed query, and the place in the code. It has no values of players: the message of a failed query and
 * the database's own are left out, because they repeat what was sent, and of any other message its quotations, email
 * addresses and secrets.
 */
export function errorEntry(error: unknown, transactionId: string): object {
  const { frames, ...described } = describe(error);
  const fields = { transactionId, ...described, stack: '' };
  const room = maxBytes - bytesOf(fields);
  while (frames.length > 0 && bytesOf(frames.join('\n')) - 2 > room) frames.pop();
  return { ...fields, stack: frames.join('\n') };
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const cause = causeOf(error);
  const code = codeOf(cause) ?? codeOf(error);
  return {
    name: cut(error.name, 60),
    code: code && cut(code, 20),
    ...messageOf(error, code),
    // The cause of a failed query may have its values in any form.
    ...(cause !== error && !('query' in error) && { cause: { name: cut(cause.name, 60), ...messageOf(cause, code) } }),
    frames: framesOf(error),
  };
}

function messageOf(error: Error, code = ''): { query?: string; message?: string } {
  // By its fields, so that the site, which has no database, need not load the query builder.
  if ('query' in error && typeof error.query === 'string') return { query: cut(error.query, 500) };
  return isSqlState(code) ? {} : { message: cut(withoutValues(error.message), 400) };
}

/** PostgreSQL's codes; those of Node, such as EPIPE, have no digit. */
const isSqlState = (code: string) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code);

/** More of a message is not read: an address or a secret in it may be as long as a request. */
const mostScanned = 4000;

export const withoutValues = (message: string) =>
  wholeWordsOf(message)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\S+/g, (word) => (/.@./.test(word) ? '…@…' : word))
    .replace(/[\w-]{32,}/g, '…');

/** The beginning of a text without a word that the cut would split, because the rest of a secret may look like none. */
const wholeWordsOf = (text: string) =>
  text.length <= mostScanned ? text : text.slice(0, text.lastIndexOf(' ', mostScanned) + 1);

/** The places in the code. The message, which the stack begins with, may have lines that look like one. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message);
  if (end < 0) return [];
  return stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The beginning of a text that takes at most so many bytes as JSON. */
function cut(text: string, most: number): string {
  let kept = text.slice(0, most);
  while (bytesOf(kept) - 2 > most) kept = kept.slice(0, -1);
  return kept;
}

export const errorLogger =
  (log: Logger) =>
  (error: unknown, transactionId: string): void =>
    log.error(errorEntry(error, transactionId));

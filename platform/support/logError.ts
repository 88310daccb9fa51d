import { DrizzleQueryError } from 'drizzle-orm';
import { causeOf, codeOf } from './errorCause';

/** The most bytes of a log line. */
const maxBytes = 2000;

/**
 * The log entry of an unexpected error, of at most 2 KB as JSON: the transaction, the name and code of the error, the
 * statement of a failed query, and the place in the code. It has no values of players: the message of a failed query and
 * the database's own are left out, because they repeat what was sent, and of any other message its quotations, e-mail
 * addresses and secrets.
 */
function errorEntry(error: unknown, transactionId: string): object {
  const { frames, ...described } = describe(error);
  const entry = { level: 'error', transactionId, ...described, stack: '' };
  const room = maxBytes - bytesOf(entry);
  while (frames.length > 0 && bytesOf(frames.join('\n')) - 2 > room) frames.pop();
  return { ...entry, stack: frames.join('\n') };
}

/** The same entry as one line of JSON. */
export const errorLine = (error: unknown, transactionId: string): string =>
  JSON.stringify(errorEntry(error, transactionId));

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const cause = causeOf(error);
  const code = codeOf(cause) ?? codeOf(error);
  return {
    name: cut(error.name, 60),
    code: code && cut(code, 20),
    ...messageOf(error, code),
    frames: framesOf(error),
  };
}

function messageOf(error: Error, code = ''): { query?: string; message?: string } {
  if (error instanceof DrizzleQueryError) return { query: cut(error.query, 500) };
  return isSqlState(code) ? {} : { message: cut(withoutValues(error.message), 400) };
}

/** PostgreSQL's codes; those of Node, such as EPIPE, have no digit. */
const isSqlState = (code: string) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code);

const withoutValues = (message: string) =>
  message
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/[\w-]{32,}/g, '…');

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

/** Writes the log line of an unexpected error to stderr. */
export const logError = (error: unknown, transactionId: string): void =>
  void process.stderr.write(`${errorLine(error, transactionId)}\n`);

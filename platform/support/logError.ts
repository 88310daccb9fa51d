import { DrizzleQueryError } from 'drizzle-orm';
import { causeOf, codeOf } from './errorCause';

const maxLength = 2000;

/**
 * The log line of an unexpected error, as JSON of at most 2 KB: the transaction, the name and code of the error, the
 * statement of a failed query, and the place in the code. It has no values of players: for a failed query, the message
 * of the database and the parameters are left out, because they repeat what was sent.
 */
export function errorLine(error: unknown, transactionId: string): string {
  const line = { level: 'error', transactionId, ...describe(error) };
  const excess = JSON.stringify(line).length - maxLength;
  return JSON.stringify(
    excess > 0 ? { ...line, stack: line.stack.slice(0, Math.max(0, line.stack.length - excess)) } : line,
  );
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const code = codeOf(causeOf(error)) ?? codeOf(error);
  const stack = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  const message =
    error instanceof DrizzleQueryError
      ? { query: error.query.slice(0, 500) }
      : { message: error.message.slice(0, 200) };
  return { name: error.name, code, ...message, stack: stack.join('\n') };
}

/** Writes the log line of an unexpected error to stderr. */
export const logError = (error: unknown, transactionId: string): void =>
  void process.stderr.write(`${errorLine(error, transactionId)}\n`);

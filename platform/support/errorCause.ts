import { inspect } from 'node:util';

/** The error behind an error, such as the database's behind a failed query; the error itself where there is none. */
export function causeOf(error: Error): Error {
  const path = new Set([error]);
  for (const each of path) if (each.cause instanceof Error) path.add(each.cause);
  return [...path].at(-1) ?? error;
}

/** The code that Node or a database client gives to an error: `ECONNREFUSED`, `22003`; undefined without one. */
export const codeOf = (error: Error): string | undefined => ('code' in error ? String(error.code) : undefined);

/** What was thrown, as text for a person: the message of an error, its class without one, else the value. */
export const sentenceOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message || thrown.name : inspect(thrown, { breakLength: Infinity });

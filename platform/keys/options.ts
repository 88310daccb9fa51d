import { readArguments } from '../support/readArguments';

/** What to do with the keys of games. Without a change, they are listed. */
export type KeyOptions = { make: string } | { revoke: string } | { list: true };

export const usage = 'npm run keys -- [--make <game> | --revoke <key>]';

/** Reads the command line. Throws an error that explains in one sentence what is wrong. */
export function readOptions(args: string[]): KeyOptions {
  const { make, revoke } = parse(args);
  if (make !== undefined && revoke !== undefined) throw new Error(`Make or revoke a key, one at a time: ${usage}`);
  if (make !== undefined) return { make };
  return revoke === undefined ? { list: true } : { revoke };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  return readArguments(args, { make: text, revoke: text }, usage);
}

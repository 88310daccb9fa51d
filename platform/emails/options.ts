import { z } from 'zod';
import { readArguments } from '../support/readArguments';

/** What to do with e-mail addresses: list the accounts without one, or give an address to an account. */
export type EmailOptions = { list: true } | { userId: string; email: string };

export const usage = 'npm run emails -- [--account <id> --email <address>]';

/** Reads the command line. Throws an error that explains in one sentence what is wrong. */
export function readOptions(args: string[]): EmailOptions {
  const text = { type: 'string' } as const;
  const { account, email } = readArguments(args, { account: text, email: text }, usage);
  if (account === undefined && email === undefined) return { list: true };
  if (!z.guid().safeParse(account).success) throw new Error(`--account needs the id of an account: ${usage}`);
  if (account === undefined || email === undefined) throw new Error(`--email is missing: ${usage}`);
  return { userId: account.toLowerCase(), email };
}

import { z } from 'zod';
import { readArguments } from '../support/readArguments';

/** Options of the refund command. Without a transaction it lists the player's latest spending. */
export interface RefundOptions {
  /** E-mail address of the player's account. */
  player: string;
  refund: { transactionId: string; reason: string } | null;
}

export const usage = 'npm run refund -- --player <email> [--transaction <id> --reason <text>]';

/** The reason appears in the player's ledger. */
const longestReason = 120;

/** Reads the command line. Throws an error that explains in one sentence what is wrong. */
export function readOptions(args: string[]): RefundOptions {
  const { player, transaction, reason } = parse(args);
  if (!player) throw new Error(`--player is missing; say whose Units they are: ${usage}`);
  if (transaction === undefined) return { player, refund: null };
  if (!z.guid().safeParse(transaction).success)
    throw new Error(`"${transaction}" is no transaction's id; leave it out to see the player's latest spending.`);
  const output = reason?.trim() ?? '';
  if (!output) throw new Error(`--reason is missing; the player reads it in the ledger: ${usage}`);
  if (output.length > longestReason) throw new Error(`--reason is longer than ${longestReason} characters.`);
  return { player, refund: { transactionId: transaction.toLowerCase(), reason: output } };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  return readArguments(args, { player: text, transaction: text, reason: text }, usage);
}

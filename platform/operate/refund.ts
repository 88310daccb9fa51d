import type { Database } from '../db/connect';
import { readArguments } from '../support/readArguments';
import { readSpendings, refundSpending } from '../useCases/club/refundSpending';
import { z } from 'zod';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

interface RefundOptions {
  /** E-mail address of the player's account. */
  player: string;
  refund: { transactionId: string; reason: string } | null;
}

const usage = 'npm run operate -- refund --player <email> [--transaction <id> --reason <text>]';

/** The reason appears in the player's ledger. */
const longestReason = 120;

function readOptions(args: string[]): RefundOptions {
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

const listed = 10;

async function giveRefund(db: Database, { player, refund }: RefundOptions, now: Date): Promise<string[]> {
  const account = await findPlayer(db, player);
  return refund ? refundLines(db, { ...refund, profileId: account.userId }, now) : spendingLines(db, account.userId);
}

async function refundLines(db: Database, request: Parameters<typeof refundSpending>[1], now: Date): Promise<string[]> {
  const { units, name, refundedAt, balance, isNew } = await refundSpending(db, request, now);
  const result = isNew
    ? `Gave ${units} Units back for ${name}.`
    : `Nothing to do: ${units} Units for ${name} were given back on ${refundedAt.toISOString().slice(0, 10)}.`;
  return [result, `The player's balance is ${balance} Units.`];
}

async function spendingLines(db: Database, profileId: string): Promise<string[]> {
  const rows = await readSpendings(db, profileId, listed);
  if (rows.length === 0) return ['The player has spent nothing yet.'];
  return rows.map(({ id, date, units, source, isRefunded }) =>
    [id, date.toISOString().slice(0, 16), `${units} Units`, source.name, isRefunded ? '(refunded)' : '']
      .join('  ')
      .trimEnd(),
  );
}

export const refund: OperatorCommand = {
  summary: "Lists a player's latest spending, or gives one back.",
  usage,
  prepare: (args) => {
    const options = readOptions(args);
    return (db, now) => giveRefund(db, options, now);
  },
};

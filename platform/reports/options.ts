import { readArguments } from '../support/readArguments';

/** What to do with the reports of players: list them, or close those about the player with an e-mail address. */
export type ReportOptions = { list: true } | { close: string };

export const usage = 'npm run reports -- [--player <email> --close]';

/** Reads the command line. Throws an error that explains in one sentence what is wrong. */
export function readOptions(args: string[]): ReportOptions {
  const { player, close = false } = readArguments(
    args,
    { player: { type: 'string' }, close: { type: 'boolean' } },
    usage,
  );
  if (player === undefined && !close) return { list: true };
  if (player === undefined) throw new Error(`--player is missing; say who was reported: ${usage}`);
  if (!close) throw new Error(`Say --close: ${usage}`);
  return { close: player };
}

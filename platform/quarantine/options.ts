import type { Review } from '../useCases/club/reviewQuarantine';
import { readArguments } from '../support/readArguments';

/** What to do with the quarantine. Without a review, it is listed. */
export type QuarantineOptions = { list: true } | { player: string; game?: string; verdict: Review['verdict'] };

export const usage = 'npm run quarantine -- [--player <email> [--game <slug>] --release | --drop]';

/** Reads the command line. Throws an error that explains in one sentence what is wrong. */
export function readOptions(args: string[]): QuarantineOptions {
  const { player, game, release = false, drop = false } = parse(args);
  if (player === undefined && game === undefined && !release && !drop) return { list: true };
  if (player === undefined) throw new Error(`--player is missing; say whose events they are: ${usage}`);
  if (release === drop) throw new Error(`Say either --release or --drop: ${usage}`);
  return { player, ...(game !== undefined && { game }), verdict: release ? 'release' : 'drop' };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const isSet = { type: 'boolean' } as const;
  return readArguments(args, { player: text, game: text, release: isSet, drop: isSet }, usage);
}

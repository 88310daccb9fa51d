import type { Database } from '../db/connect';
import { findGame } from '../db/stores/games/gameStore';
import { readQuarantine } from '../db/stores/games/quarantineStore';
import type { HoldReason } from '../domain/plausibility';
import { readArguments } from '../support/readArguments';
import { reviewQuarantine } from '../useCases/club/reviewQuarantine';
import type { Review } from '../useCases/club/reviewQuarantine';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

/** What to do with the quarantine. Without a review, it is listed. */
type QuarantineOptions = { list: true } | { player: string; game?: string; verdict: Review['verdict'] };

const usage = 'npm run operate -- quarantine [--player <email> [--game <slug>] --release | --drop]';

function readOptions(args: string[]): QuarantineOptions {
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

const reasons: Readonly<Record<HoldReason, string>> = {
  playTime: 'more than a day of play within a day',
  counts: 'more than 60 a minute over an hour',
  units: 'more than 500 Units of a game within a day',
};

async function handleQuarantine(db: Database, options: QuarantineOptions, now: Date): Promise<string[]> {
  if ('list' in options) return listQuarantine(db);
  const { player, game: slug, verdict } = options;
  const account = await findPlayer(db, player);
  const game = slug === undefined ? undefined : await findGame(db, { slug });
  if (slug !== undefined && !game) throw new Error(`There is no game "${slug}".`);
  const review = { profileId: account.userId, verdict, ...(game && { spaceId: game.spaceId }) };
  const events = await reviewQuarantine(db, review, now);
  return [`${verdict === 'release' ? 'Released' : 'Dropped'} ${events} of ${player}'s events.`];
}

async function listQuarantine(db: Database): Promise<string[]> {
  const rows = await readQuarantine(db);
  if (rows.length === 0) return ['The quarantine is empty.'];
  return rows.map(({ email, slug, reason, events, largest, since }) =>
    [
      since?.toISOString().slice(0, 16),
      email,
      slug,
      `${events} events, the largest counts ${largest}`,
      reason && reasons[reason],
    ].join('  '),
  );
}

export const quarantine: OperatorCommand = {
  summary: 'Lists play that one player cannot have played, releases it, or drops it.',
  usage,
  prepare: (args) => {
    const options = readOptions(args);
    return (db, now) => handleQuarantine(db, options, now);
  },
};

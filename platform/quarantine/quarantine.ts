import type { Database } from '../db/connect';
import { findAccountByEmail } from '../db/stores/accounts/accountStore';
import { findGame } from '../db/stores/games/gameStore';
import { readQuarantine } from '../db/stores/games/quarantineStore';
import type { HoldReason } from '../domain/plausibility';
import { reviewQuarantine } from '../useCases/club/reviewQuarantine';
import type { QuarantineOptions } from './options';

const reasons: Readonly<Record<HoldReason, string>> = {
  playTime: 'more than a day of play within a day',
  counts: 'more than 60 a minute over an hour',
  units: 'more than 500 Units of a game within a day',
};

/**
 * Lists the quarantine, or releases or drops a player's events; returns the lines to print. Throws an error with one
 * sentence where the player or the game is unknown.
 */
export async function handleQuarantine(db: Database, options: QuarantineOptions, now: Date): Promise<string[]> {
  if ('list' in options) return listQuarantine(db);
  const { player, game: slug, verdict } = options;
  const account = await findAccountByEmail(db, player);
  if (!account) throw new Error(`There is no player with the address ${player}.`);
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

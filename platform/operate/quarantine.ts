import type { Database } from '../db/database';
import { findGame } from '../db/stores/games/gameStore';
import { readQuarantine } from '../db/stores/games/quarantineStore';
import type { HoldReason } from '../domain/plausibility';
import { readArguments, text } from '../support/readArguments';
import { reviewQuarantine } from '../useCases/club/reviewQuarantine';
import { findPlayer } from './findPlayer';
import type { OperatorCommand } from './OperatorCommand';

const usage = 'npm run operate -- quarantine [--player <email> [--game <slug>] --release --yes | --drop --yes]';

export const quarantine: OperatorCommand = {
  summary: 'Lists play that one player cannot have played, releases it, or drops it.',
  usage,
  changes: {
    release: 'Counts the events that wait: the player gets what they are worth.',
    drop: 'Deletes the events that wait, which are then never counted.',
  },
  prepare: (args) => {
    const isSet = { type: 'boolean' } as const;
    const options = { player: text, game: text, release: isSet, drop: isSet };
    const { player, game, release = false, drop = false } = readArguments(args, options, usage);
    if (player === undefined && game === undefined && !release && !drop) return listQuarantine;
    if (player === undefined) throw new Error(`--player is missing; say whose events they are: ${usage}`);
    if (release === drop) throw new Error(`Say either --release or --drop: ${usage}`);
    return async (db, now) => {
      const { userId: profileId } = await findPlayer(db, player);
      const found = game === undefined ? undefined : await findGame(db, { slug: game });
      if (game !== undefined && !found) throw new Error(`There is no game "${game}".`);
      const review = { profileId, verdict: release ? 'release' : 'drop', spaceId: found?.spaceId } as const;
      const events = await reviewQuarantine(db, review, now);
      return [`${release ? 'Released' : 'Dropped'} ${events} of ${player}'s events.`];
    };
  },
};

const reasons: Readonly<Record<HoldReason, string>> = {
  playTime: 'more than a day of play within a day',
  counts: 'more than 60 a minute over an hour',
  units: 'more than 500 Units of a game within a day',
};

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

import type { Database } from '../db/database';
import { addGameKey, mostLiveKeys, readGameKeys, revokeGameKey } from '../db/stores/games/gameKeyStore';
import { readGames } from '../db/stores/games/gameStore';
import { readArguments, text } from '../support/readArguments';
import type { OperatorCommand } from './OperatorCommand';

const usage = 'npm run operate -- keys [--make <game> --yes | --revoke <key> --yes]';

export const keys: OperatorCommand = {
  summary: "Lists the keys that games' servers sign with, makes one, or revokes one.",
  usage,
  changes: {
    make: "Adds a key, with which a game's servers sign from then on.",
    revoke: 'Ends a key: what it signs is rejected from then on.',
  },
  prepare: (args) => {
    const { make, revoke } = readArguments(args, { make: text, revoke: text }, usage);
    if (make !== undefined && revoke !== undefined) throw new Error(`Make or revoke a key, one at a time: ${usage}`);
    if (make !== undefined) return (db, now) => makeKey(db, make, now);
    return revoke === undefined ? listKeys : (db, now) => revokeKey(db, revoke, now);
  },
};

async function listKeys(db: Database): Promise<string[]> {
  const keys = await readGameKeys(db);
  if (keys.length === 0) return ['No game has a key.'];
  return keys.map(({ keyId, slug, createdAt }) => `${keyId}  ${slug}  since ${createdAt.toISOString().slice(0, 10)}`);
}

async function makeKey(db: Database, slug: string, now: Date): Promise<string[]> {
  const games = await readGames(db);
  const game = games.find((one) => one.slug === slug);
  if (!game) throw new Error(`There is no game "${slug}"; the games are ${games.map((one) => one.slug).join(', ')}.`);
  const live = (await readGameKeys(db)).filter(({ spaceId }) => spaceId === game.spaceId);
  if (live.length >= mostLiveKeys) {
    const ids = live.map(({ keyId }) => keyId).join(' and ');
    throw new Error(`${game.title} has two keys, ${ids}; revoke the one that its servers no longer use.`);
  }
  const { keyId, secret } = await addGameKey(db, game.spaceId, now);
  return [`The key ${keyId} of ${game.title} signs from now on.`, `Its secret, shown only now: ${secret}`];
}

async function revokeKey(db: Database, keyId: string, now: Date): Promise<string[]> {
  if (await revokeGameKey(db, keyId, now)) return [`The key ${keyId} signs nothing any more.`];
  throw new Error(`There is no key ${keyId} that could be revoked; leave --revoke out to list the keys.`);
}

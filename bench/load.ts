import type { Database } from '../platform/db/database';
import { creditUnits } from '../platform/useCases/club/creditUnits';
import { changePlayer } from '../platform/db/stores/players/playerStore';
import { readApplications } from '../platform/db/stores/games/applicationStore';
import { virtualUsers as demoUsers } from '../platform/content/players/virtualUsers';
import { ids } from '../platform/content/ids';
import type { GameKey } from '../platform/domain/gameSignature';
import { readLocalKeys } from '../platform/play/localKeys';
import { demoTicket } from '../platform/testing/accounts';
import { clientOf } from '../platform/testing/client';
import { endlessReward } from '../platform/testing/endlessReward';
import type { KeptPlace } from '../platform/testing/databases';
import { withSeededDatabase } from './growCatalog';
import { virtualUsers } from './measure';

/** The players of a benchmark, one for each virtual user, with Units for endless claims, and the reward that they claim. */
export interface Load {
  profileOf(user: number): string;
  /** A ticket of an application of the reward's game. */
  ticketOf(user: number): string;
  /** The key of the game's server. */
  keyOf(): GameKey;
  /** What they claim, its price, and an application of its game. */
  reward: { rewardId: string; spaceId: string; appId: string; units: number };
}

/** More Units than a player can spend in a few seconds. */
const plentyOfUnits = 100_000_000;
const gift = { reason: 'A gift', source: { type: 'club', id: 'bench', name: 'A gift' }, spaceId: null } as const;

const players = demoUsers.slice(0, virtualUsers).map(({ key, email }) => ({ profileId: ids.player(key), email }));

/** Seeds a database, gives the players Units, and runs `work` on it. */
export async function withBareDatabase<T>(
  place: KeptPlace,
  work: (db: Database, load: Load) => Promise<T>,
): Promise<T> {
  return withSeededDatabase(place, async (db) => {
    const reward = await openReward(db);
    for (const { profileId } of players) {
      const now = new Date();
      await changePlayer(db, profileId, (tx, player) =>
        creditUnits(tx, player, [{ units: plentyOfUnits, details: gift }], now),
      );
    }
    return work(db, { profileOf, ticketOf: noTicket, keyOf: noTicket, reward });
  });
}

/** Signs the players in one after the other, because checking a password is slow on purpose. */
export async function signIn(url: string, reward: Load['reward'], keysFile: string): Promise<Load> {
  const call = clientOf(url);
  const key = (await readLocalKeys(keysFile))[reward.spaceId];
  const tickets: string[] = [];
  for (const { email } of players) tickets.push(await demoTicket(call, email, reward.appId));
  return { profileOf, ticketOf: (user) => tickets[user] ?? noTicket(), keyOf: () => key ?? noTicket(), reward };
}

function profileOf(user: number): string {
  const player = players[user];
  if (!player) throw new Error(`There is no player for virtual user ${user}.`);
  return player.profileId;
}

function noTicket(): never {
  throw new Error('No player is signed in.');
}

async function openReward(db: Database): Promise<Load['reward']> {
  const cheapest = await endlessReward(db);
  const [application] = await readApplications(db, { spaceIds: [cheapest.spaceId] });
  if (!application) throw new Error('The game has no application.');
  return { ...cheapest, appId: application.applicationId, units: cheapest.value };
}

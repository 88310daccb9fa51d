import type { Database } from '../platform/db/database';
import { readApplications } from '../platform/db/stores/games/applicationStore';
import { virtualUsers as demoUsers } from '../platform/content/players/virtualUsers';
import { ids } from '../platform/content/ids';
import type { GameKey } from '../platform/domain/gameSignature';
import { readLocalKeys } from '../platform/play/localKeys';
import { demoTicket } from '../platform/testing/accounts';
import { clientOf } from '../platform/testing/client';
import { endlessReward } from '../platform/testing/endlessReward';
import type { DatabasePlace } from '../platform/db/connect';
import { giveUnits } from '../platform/testing/players';
import { systemClock } from '../platform/support/clock';
import { withSeededDatabase } from './growCatalog';
import { virtualUsers } from './measure';

/** The players of a benchmark, one for each virtual user, with Units for endless claims, and the reward that they claim. */
export interface Load {
  profileOf(user: number): string;
  /** What they claim, its price, and an application of its game. */
  reward: { rewardId: string; spaceId: string; appId: string; units: number };
}

/** The same players, signed in. */
export interface SignedInLoad extends Load {
  /** A ticket of an application of the reward's game. */
  ticketOf(user: number): string;
  /** The key of the game's server. */
  key: GameKey;
}

/** More Units than a player can spend in a few seconds. */
const plentyOfUnits = 100_000_000;

const players = demoUsers.slice(0, virtualUsers).map(({ key, email }) => ({ profileId: ids.player(key), email }));

/** Seeds a database, gives the players Units, and runs `work` on it. */
export const withBareDatabase = <T>(place: DatabasePlace, work: (db: Database, load: Load) => Promise<T>): Promise<T> =>
  withSeededDatabase(place, async (db) => {
    const cheapest = await endlessReward(db);
    const [application] = await readApplications(db, { spaceIds: [cheapest.spaceId] });
    if (!application) throw new Error('The game has no application.');
    const reward = { ...cheapest, appId: application.applicationId, units: cheapest.value };
    const platform = { db, clock: systemClock };
    for (const { profileId } of players) await giveUnits({ platform }, profileId, plentyOfUnits);
    return work(db, { profileOf, reward });
  });

/** Signs the players in one after the other, because checking a password is slow on purpose. */
export async function signIn(url: string, reward: Load['reward'], keysFile: string): Promise<SignedInLoad> {
  const call = clientOf(url);
  const key = (await readLocalKeys(keysFile))[reward.spaceId];
  if (!key) throw new Error("The game's server has no key.");
  const tickets: string[] = [];
  for (const { email } of players) tickets.push(await demoTicket(call, email, reward.appId));
  return { profileOf, ticketOf: (user) => of(tickets, user), key, reward };
}

const profileOf = (user: number) => of(players, user).profileId;

function of<T>(values: readonly T[], user: number): T {
  const value = values[user];
  if (value === undefined) throw new Error(`There is no player for virtual user ${user}.`);
  return value;
}

import { inArray, or } from 'drizzle-orm';
import { ids } from '../../content/ids';
import type { SeedContent } from '../../content/types';
import { hashSecret } from '../../support/secret';
import type { Database } from '../database';
import { accounts, externalProfiles } from '../schema';
import { seedDatabase } from './seedDatabase';

/**
 * Seeds the database with the catalog, and in UAT with the demo players too. Their password and tokens are public, so a
 * CERT2 or LIVE database that has them is rejected with an error that names them.
 */
export async function prepareDatabase(
  db: Database,
  content: SeedContent,
  { environment, now }: { environment: 'UAT' | 'CERT2' | 'LIVE'; now: Date },
): Promise<void> {
  if (environment === 'UAT') {
    await seedDatabase(db, content, now);
    return;
  }
  const found = await demoDataIn(db, content);
  if (found.length > 0)
    throw new Error(
      `it has demo data, whose passwords and tokens are public: ${found.join(', ')}; ` +
        `delete it, or give ${environment} a database of its own`,
    );
  // Prices of the demo that never were are no history of a club.
  const ruleChanges = content.ruleChanges.filter((change) => !('key' in change));
  await seedDatabase(db, { ...content, players: [], externalProfiles: [], ruleChanges }, now);
}

/** The names of the demo players and of the profiles on other platforms that the database has, in the content's order. */
async function demoDataIn(db: Database, { players, externalProfiles: profiles }: SeedContent): Promise<string[]> {
  const tokenOfHash = new Map(profiles.map(({ token }) => [hashSecret(token), token]));
  const userIds = players.map(({ key }) => ids.player(key));
  const emails = players.map(({ email }) => email);
  const isDemoAccount = or(inArray(accounts.userId, userIds), inArray(accounts.email, emails));
  const foundAccounts = await db.select().from(accounts).where(isDemoAccount);
  const foundProfiles = await db
    .select()
    .from(externalProfiles)
    .where(inArray(externalProfiles.tokenHash, [...tokenOfHash.keys()]));
  const foundHashes = new Set(foundProfiles.map(({ tokenHash }) => tokenHash));
  return [
    ...players
      .filter((player) =>
        foundAccounts.some(({ userId, email }) => userId === ids.player(player.key) || email === player.email),
      )
      .map(({ username }) => username),
    ...[...tokenOfHash].flatMap(([hash, token]) => (foundHashes.has(hash) ? [token] : [])),
  ];
}

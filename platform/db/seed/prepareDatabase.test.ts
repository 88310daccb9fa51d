import { sampleContent } from '../../testing/sampleContent';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { accounts, externalProfiles, games, ruleChanges } from '../schema';
import { prepareDatabase } from './prepareDatabase';

const environments = ['CERT2', 'LIVE'] as const;

let club: TestPlatform;
beforeEach(async () => {
  club = await startPlatform();
}, startUpMs);
afterEach(() => club.close());

const prepare = (environment: 'UAT' | 'CERT2' | 'LIVE') =>
  prepareDatabase(club.platform.db, sampleContent, { environment, now: club.clock.now() });

it.each(environments)(
  '%s gets the catalog without demo players, demo tokens and demo prices, and starts again',
  async (environment) => {
    const { db } = club.platform;
    await prepare(environment);
    await prepare(environment);
    expect(await db.select().from(games)).toHaveLength(sampleContent.games.length);
    expect(await db.select().from(accounts)).toEqual([]);
    expect(await db.select().from(externalProfiles)).toEqual([]);
    expect(await db.select().from(ruleChanges)).toMatchObject([{ rule: 'unitsLifeMonths', before: null, after: 24 }]);
  },
);

it.each(environments)('%s rejects a database with demo players, and names them', async (environment) => {
  await prepare('UAT');
  await expect(prepare(environment)).rejects.toThrow(
    `are public: Northwind, Marlowe, Stranger, demo-psn-northwind, demo-steam-northwind, demo-xbl-waiting, ` +
      `demo-nintendo-waiting; delete it, or give ${environment} a database of its own`,
  );
});

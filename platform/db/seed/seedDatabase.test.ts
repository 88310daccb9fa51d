import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { content } from '../../content/content';
import { ids } from '../../content/ids';
import type { SeedContent } from '../../content/types';
import { onPostgres } from '../../testing/databases';
import { balanceOf, demoPlayer, entriesOf, expectSoundLedger, seedSample } from '../../testing/players';
import { buildGameContent, buildPlayerContent, buildRewardContent, sampleContent } from '../../testing/sampleContent';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { connect } from '../connect';
import * as schema from '../schema';
import { challenges, games, news, rewards } from '../schema';
import { buildLedgerHistory } from './ledgerHistory';
import { seedDatabase } from './seedDatabase';

const days = ['2026-11-21T18:00:00Z', '2026-12-01T00:00:00Z', '2027-02-28T23:59:00Z', '2028-02-29T06:00:00Z'];

it.each(days)('every demo player can afford their history when the database is seeded on %s', (day) => {
  const bySlug = new Map(content.games.map((game) => [game.slug, game]));
  for (const player of content.players) {
    const { ledger } = buildLedgerHistory(player, bySlug, new Date(day));
    expect(ledger.balance).toBe(ledger.lots.reduce((sum, lot) => sum + lot.remaining, 0));
    expect(ledger.balance).toBe(ledger.written.at(-1)?.balanceAfter ?? 0);
  }
});

it('names the player and the reward that the player cannot afford', () => {
  const player = buildPlayerContent({ claimed: [{ daysAgo: 1, gameSlug: 'moongate', rewardKey: 'last-ferry' }] });
  const bySlug = new Map(sampleContent.games.map((game) => [game.slug, game]));
  expect(() => buildLedgerHistory(player, bySlug, new Date('2026-11-21T18:00:00Z'))).toThrow(
    'Northwind had 140 Units on 2026-11-20: too few for The last ferry.',
  );
});

describe('the whole club', () => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
    await seedDatabase(club.platform.db, content, club.clock.now());
  }, startUpMs);
  afterAll(() => club.close());

  it('has at least 16 games and more than 700 rewards', async () => {
    expect((await club.platform.db.select().from(games)).length).toBeGreaterThanOrEqual(16);
    expect((await club.platform.db.select().from(rewards)).length).toBeGreaterThan(700);
  });

  it('has players whose ledger entries add up to their balance', async () => {
    await expectSoundLedger(demoPlayer(club, 'hoshizora'));
  });

  it('gives Northwind the figures of the dashboard', async () => {
    const northwind = demoPlayer(club, 'northwind');
    expect((await northwind.call('/clubwip/v1/profiles/me/club/website/newbalance')).body).toMatchObject({
      units: 1240,
    });
    expect((await balanceOf(northwind)).expiring[0]).toEqual({
      units: 120,
      expiresAt: '2026-12-01T11:59:59.9990000Z',
    });
    expect(
      (await northwind.call('/clubwip/v1/profiles/me/club/website/game?slug=moongate&platform=PC')).body,
    ).toMatchObject({ rewardsOwned: 7, rewardsAvailable: 47, unitsOwned: 30, unitsAvailable: 470, badgesOwned: 2 });
  });

  it('is seeded once', async () => {
    expect(await seedDatabase(club.platform.db, content, club.clock.now())).toBe('up to date');
    expect((await club.platform.db.select().from(games)).length).toBe(content.games.length);
  });
});

describe('a database that was seeded from an older version of the content', () => {
  const [moongate, ...otherGames] = sampleContent.games;
  const [mask, charm] = buildGameContent().rewards;
  const newReward = buildRewardContent({ key: 'reed-bow', name: 'Reed bow', isNew: true });
  const newContent: SeedContent = {
    ...sampleContent,
    games: [
      buildGameContent({
        ...moongate,
        tagline: 'Cross twice.',
        rewards: [
          buildRewardContent({ ...mask, value: 170 }),
          buildRewardContent({ ...charm, name: 'Lake charm' }),
          newReward,
        ],
        challenges: moongate?.challenges.map((challenge) => ({ ...challenge, description: 'Cross more often.' })),
      }),
      ...otherGames,
    ],
    news: sampleContent.news.map((item) => ({ ...item, title: `${item.title}!`, published: { days: 0 } })),
    players: sampleContent.players.map((player) => ({ ...player, xp: 1, username: 'Renamed' })),
  };

  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
    await seedSample(club);
    await demoPlayer(club, 'northwind').call('/v1/profiles/me/club/rewards', {
      method: 'POST',
      body: { id: ids.reward('moongate', 'river-charm'), spaceId: ids.space('moongate') },
    });
  }, startUpMs);
  afterAll(() => club.close());

  const readAll = async (tables: readonly PgTable[]) =>
    Promise.all(
      tables.map(async (table) =>
        (await club.platform.db.select().from(table)).map((row) => JSON.stringify(row)).sort(),
      ),
    );
  const ofPlayers = [
    ...[schema.accounts, schema.players, schema.lots, schema.transactions, schema.claims, schema.wishes],
    ...[schema.ownedGames, schema.playerStats, schema.actionProgress, schema.playerBadges, schema.playEvents],
    ...[schema.challengeProgress, schema.challengeCredits, schema.challengeRuns, schema.friends, schema.entities],
  ];

  it('gets the new catalog, and keeps the balance, the claims and everything else of the players', async () => {
    const northwind = demoPlayer(club, 'northwind');
    const [balance, entries] = [await balanceOf(northwind), await entriesOf(northwind)];
    const before = await readAll(ofPlayers);
    club.clock.set('2027-01-05T09:00:00Z');

    expect(await seedDatabase(club.platform.db, newContent, club.clock.now())).toBe('updated');
    expect(await readAll(ofPlayers)).toEqual(before);

    const db = club.platform.db;
    expect(await db.select().from(games).where(eq(games.slug, 'moongate'))).toMatchObject([
      { tagline: 'Cross twice.' },
    ]);
    const byKey = new Map(
      (await db.select().from(rewards)).map((reward) => [`${reward.spaceId} ${reward.key}`, reward]),
    );
    const reward = (key: string) => byKey.get(`${ids.space('moongate')} ${key}`);
    expect(reward('ferrymans-mask')).toMatchObject({ value: 170 });
    expect(reward('river-charm')).toMatchObject({ name: 'Lake charm', value: 30 });
    expect(reward('reed-bow')).toMatchObject({ createdAt: new Date('2027-01-01T09:00:00Z') });
    // The content no longer contains it, and players may own it.
    expect(reward('last-ferry')).toMatchObject({ name: 'The last ferry' });
    const descriptions = await db
      .select()
      .from(challenges)
      .where(eq(challenges.spaceId, ids.space('moongate')));
    expect(new Set(descriptions.map(({ description }) => description))).toEqual(new Set(['Cross more often.']));
    expect(await db.select().from(news).where(eq(news.newsId, 'winter-road'))).toMatchObject([
      { title: 'The winter road opens!', publicationDate: new Date('2026-11-14T00:00:00Z') },
    ]);

    const changes = await db.select().from(schema.ruleChanges).orderBy(schema.ruleChanges.changedAt);
    expect(changes).toMatchObject([
      { rule: 'unitsLifeMonths', changedAt: new Date('2019-04-01T00:00:00Z') },
      { rule: 'price', before: 180, after: 150, changedAt: new Date('2026-11-07T00:00:00Z') },
      { rule: 'price', before: 150, after: 170, subjectId: ids.reward('moongate', 'ferrymans-mask') },
    ]);

    club.clock.set('2026-11-21T18:00:00Z');
    expect(await balanceOf(northwind)).toEqual(balance);
    expect(await entriesOf(northwind)).toEqual(entries);
    await expectSoundLedger(northwind);
  });

  it('is updated once', async () => {
    expect(await seedDatabase(club.platform.db, newContent, club.clock.now())).toBe('up to date');
  });

  it('is updated if it has no content version yet', async () => {
    await club.platform.db.delete(schema.facts).where(eq(schema.facts.key, 'content.version'));
    expect(await seedDatabase(club.platform.db, sampleContent, club.clock.now())).toBe('updated');
    expect(await club.platform.db.select().from(games).where(eq(games.slug, 'moongate'))).toMatchObject([
      { tagline: 'Cross where the water is still.' },
    ]);
  });
});

onPostgres((database) => {
  it('gets the new catalog beside claims that refer to the former one', async () => {
    const now = new Date('2026-11-21T18:00:00Z');
    const { db, close } = await connect(await database.empty());
    await seedDatabase(db, sampleContent, now);
    const games = sampleContent.games.map((game) => ({ ...game, tagline: 'Come back.' }));
    await db.transaction(async (tx) => {
      // The locks of a claim: on what its rows refer to.
      for (const table of [schema.rewards, schema.games]) await tx.execute(sql`select from ${table} for key share`);
      const update = seedDatabase(db, { ...sampleContent, games }, now);
      expect(await Promise.race([update, sleep(5000, 'waits')])).toBe('updated');
    });
    await close();
  });
});

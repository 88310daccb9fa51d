import { balanceOf, demoPlayer, expectSoundLedger, seedSample } from '../../testing/players';
import { buildPlayerContent, sampleContent } from '../../testing/sampleContent';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';
import { games, rewards } from '../schema';
import { content } from './content';
import { livePast } from './pastLedger';
import { plant } from './plant';

const days = ['2026-11-21T18:00:00Z', '2026-12-01T00:00:00Z', '2027-02-28T23:59:00Z', '2028-02-29T06:00:00Z'];

it.each(days)('every demo player could afford their past, were it planted on %s', (day) => {
  const bySlug = new Map(content.games.map((game) => [game.slug, game]));
  for (const player of content.players) {
    const { ledger } = livePast(player, bySlug, new Date(day));
    expect(ledger.balance).toBe(ledger.lots.reduce((sum, lot) => sum + lot.remaining, 0));
    expect(ledger.balance).toBe(ledger.written.at(-1)?.balanceAfter ?? 0);
  }
});

it('says who could not afford what', () => {
  const dreamer = buildPlayerContent({ claimed: [{ daysAgo: 1, gameSlug: 'moongate', rewardKey: 'last-ferry' }] });
  const bySlug = new Map(sampleContent.games.map((game) => [game.slug, game]));
  expect(() => livePast(dreamer, bySlug, new Date('2026-11-21T18:00:00Z'))).toThrow(
    'Northwind had 140 Units on 2026-11-20: too few for The last ferry.',
  );
});

describe('the whole club', () => {
  let club: TestPlatform;
  beforeAll(async () => {
    club = await startPlatform({ now: '2026-11-21T18:00:00Z' });
    await plant(club.platform.db, content, club.clock.now());
  }, startUpMs);
  afterAll(() => club.close());

  it('has at least 16 games and more than 700 rewards', async () => {
    expect((await club.platform.db.select().from(games)).length).toBeGreaterThanOrEqual(16);
    expect((await club.platform.db.select().from(rewards)).length).toBeGreaterThan(700);
  });

  it('has players whose rows chain up to their balance', async () => {
    await expectSoundLedger(demoPlayer(club, 'hoshizora'));
  });

  it('has Northwind stand where the dashboard shows it', async () => {
    const northwind = demoPlayer(club, 'northwind');
    expect((await northwind.call('/clubwip/v1/profiles/me/club/website/newbalance')).body).toMatchObject({
      units: 1240,
    });
    expect((await balanceOf(northwind)).expiring[0]).toEqual({
      units: 120,
      expiresAt: '2026-11-30T23:59:59.9990000Z',
    });
    expect(
      (await northwind.call('/clubwip/v1/profiles/me/club/website/game?slug=moongate&platform=PC')).body,
    ).toMatchObject({ rewardsOwned: 7, rewardsAvailable: 47, unitsOwned: 30, unitsAvailable: 470, badgesOwned: 2 });
  });

  it('is planted once', async () => {
    expect(await seedSample(club)).toBe('already planted');
    expect((await club.platform.db.select().from(games)).length).toBeGreaterThanOrEqual(16);
  });
});

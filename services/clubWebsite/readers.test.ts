import { wireGame, wirePlayerProfile, wireReward, wireRewards } from '../testing/wireResponses';
import { readBalance } from './balance';
import { readChallengesOverview } from './challenges';
import { readGame, readGames } from './games';
import { readUserProfile } from './profiles';
import { readRewardsDetails, readRewardsOverview } from './rewards';

describe("a game in the pages' shape", () => {
  it('reads the links by purpose, null for an empty text', () => {
    expect(readGame(wireGame())).toMatchObject({
      title: 'Halcyon Orbit',
      siteUrl: 'https://halcyon.example',
      storeUrl: 'https://store.example/halcyon-orbit',
      betaUrl: null,
      trailerUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
      samVideo: null,
      rewardVideo: 'https://youtu.be/tooshort',
      socials: [
        { name: 'twitter', url: 'https://twitter.example/halcyon' },
        { name: 'discord', url: 'https://discord.example/halcyon' },
      ],
      friendsPlayingGame: [{ nameOnPlatform: 'Ansel', avatar: 'http://services.test/ansel.png', isPlaying: true }],
      lastSessionDate: '2024-03-03T21:14:09.078Z',
      rewardsAvailable: 40,
      unitsOwned: 120,
    });
  });

  test.each([
    ['Active', 'active', true],
    ['ComingSoon', 'comingSoon', false],
  ])('of the status %s is %s', (wire, status, isReleased) => {
    expect(readGame(wireGame({ status: wire }))).toMatchObject({ status, isReleased });
  });

  it.each([
    [{ owned: false }, false],
    [{ owned: true }, true],
    [{ owned: undefined }, true],
    [{ owned: null }, true],
  ])('is owned unless the flag says no: %j', (flag, owned) => {
    expect(readGame(wireGame(flag)).owned).toBe(owned);
  });

  it('reads the year 1 as never, and falls back to the platform of the game', () => {
    const game = readGame(
      wireGame({ lastSessionDate: '0001-01-01T00:00:00', platforms: null, images: null, links: null }),
    );

    expect(game).toMatchObject({ lastSessionDate: null, platforms: ['PC'], siteUrl: null, socials: [] });
    expect(game.images.background).toBeNull();
  });

  it('keeps the community videos whose id is exactly 11 characters', () => {
    const { communityVideos } = readGame(
      wireGame({
        communityVideos: [
          { url: 'https://youtu.be/abcdefghijk', title: 'Speedrun' },
          { url: 'https://youtu.be/abcdefghij', title: 'Too short' },
          { url: 'https://youtu.be/abcdefghijkl', title: 'Too long' },
        ],
      }),
    );

    expect(communityVideos).toEqual([{ url: 'https://youtu.be/abcdefghijk', title: 'Speedrun', id: 'abcdefghijk' }]);
  });

  it('comes in bare lists, and a bad one is named', () => {
    expect(readGames([wireGame()])).toHaveLength(1);
    expect(() => readGames([wireGame(), wireGame({ slug: null })])).toThrow('reply[1].slug is not a text');
  });
});

describe('rewards', () => {
  it('have upper-case rarities, totals and a list', () => {
    const details = readRewardsDetails(wireRewards());

    expect(details).toMatchObject({
      rarities: [
        { id: 'COMMON', owned: 1, available: 1 },
        { id: 'RARE', owned: 0, available: 1 },
      ],
      totalOwned: 1,
      totalAvailable: 2,
    });
    expect(details.rewards[0]).toMatchObject({ rarityId: 'RARE', lockedDetails: [], limitReachedDetails: [] });
  });

  it('may have no picture, location and limit, and explain why they are locked', () => {
    const reward = { ...wireReward({ isLocked: true, lockedDetails: ['Reach level 5'] }), imageUrl: undefined };
    const [read] = readRewardsDetails(
      wireRewards({ rewards: [{ ...reward, rewardLocation: undefined, quantityLimit: null }] }),
    ).rewards;

    expect(read).toMatchObject({
      imageUrl: null,
      rewardLocation: null,
      quantityLimit: null,
      lockedDetails: ['Reach level 5'],
    });
  });

  it('have an overview of the same totals', () => {
    expect(readRewardsOverview(wireRewards())).toMatchObject({ totalOwned: 1, totalAvailable: 2 });
  });
});

describe('the balance', () => {
  it('is units with the lots that expire', () => {
    expect(readBalance({ units: 120, expiring: [{ units: 20, expiresAt: '2024-03-31T23:59:59.9990000Z' }] })).toEqual({
      units: 120,
      expiring: [{ units: 20, expiresAt: '2024-03-31T23:59:59.999Z' }],
    });
  });

  it('may be units that never expire', () => {
    expect(readBalance({ units: 120 })).toEqual({ units: 120, expiring: [] });
  });

  it('may be an error code instead', () => {
    expect(readBalance({ errorCode: 6, message: 'upstream timeout' })).toEqual({
      errorCode: 6,
      message: 'upstream timeout',
    });
  });
});

it('reads a player profile and the counts of challenges', () => {
  expect(readUserProfile(wirePlayerProfile())).toMatchObject({
    username: 'Marlo',
    units: 120,
    currentLevel: { levelNumber: 23, xpToNextLevel: 420 },
  });
  expect(readChallengesOverview({ weekly: { active: 1, completed: 0, banked: 2, endDate: null } })).toEqual({
    weekly: { available: 0, active: 1, completed: 0, banked: 2, endDate: null },
    special: { available: 0, active: 0, completed: 0, banked: 0, endDate: null },
    classic: { owned: 0, available: 0 },
  });
});

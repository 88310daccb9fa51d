import { content } from '../content';
import { pastInstantOf } from '../instants';
import { players } from './players';
import type { GameContent, PlayerContent } from '../types';

const { games, avatars } = content;

const playerOf = (key: string) => {
  const player = players.find((each) => each.key === key);
  if (!player) throw new Error(`No player ${key}.`);
  return player;
};

const gameOf = (slug: string): GameContent => {
  const game = games.find((each) => each.slug === slug);
  if (!game) throw new Error(`No game ${slug}.`);
  return game;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const endOfMonth = (date: Date, months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1);

const discountUnits = 100;

/** Everything that changed a player's Units except expiry, in order. */
const historyOf = (player: PlayerContent, now: Date) =>
  [
    ...player.earned.map((earned) => ({ when: earned, units: earned.units })),
    ...player.claimed.map((claimed) => ({ when: claimed, units: -priceOf(claimed) })),
    ...player.discounts.map((when) => ({ when, units: -discountUnits })),
  ]
    .map(({ when, units }) => ({ at: pastInstantOf(when, now), units }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());

function priceOf({ gameSlug, rewardKey }: PlayerContent['claimed'][number]): number {
  const reward = gameOf(gameSlug).rewards.find(({ key }) => key === rewardKey);
  if (!reward) throw new Error(`No reward ${rewardKey} in ${gameSlug}.`);
  return reward.value;
}

/** Applies the expiry rule to a player's history: two years, to the end of the month; claims take the soonest first. */
function simulate(player: PlayerContent, now: Date) {
  const lots: { goesAt: number; left: number }[] = [];
  const totals = { earned: 0, spent: 0, expired: 0, lowest: 0 };
  const balance = () => sum(lots.map(({ left }) => left));
  const expire = (at: number) => {
    for (const lot of lots.filter(({ goesAt }) => goesAt <= at)) {
      totals.expired += lot.left;
      lot.left = 0;
    }
  };
  for (const { at, units } of historyOf(player, now)) {
    expire(at.getTime());
    if (units > 0) {
      totals.earned += units;
      lots.push({ goesAt: endOfMonth(at, 24), left: units });
      lots.sort((a, b) => a.goesAt - b.goesAt);
    } else {
      totals.spent -= units;
      totals.lowest = Math.min(totals.lowest, balance() + units);
      let missing = -units;
      for (const lot of lots) {
        const taken = Math.min(lot.left, missing);
        lot.left -= taken;
        missing -= taken;
      }
    }
  }
  expire(now.getTime());
  const expiring = Array.from({ length: 25 }, (_, months) =>
    sum(lots.filter(({ goesAt }) => goesAt === endOfMonth(now, months)).map(({ left }) => left)),
  );
  return { ...totals, balance: balance(), expiring };
}

const seedingDays = [
  '2026-11-21T03:00:00Z',
  '2026-12-01T00:00:01Z',
  '2027-01-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
  '2028-03-01T00:00:00Z',
  '2026-06-15T12:00:00Z',
].map((day) => new Date(day));

describe.each(seedingDays)('a seed of %s', (now) => {
  it.each([
    ['northwind', 1240],
    ['marlowe', 5340],
    ['ysolde-k', 610],
    ['quietharbour', 455],
    ['tamsin', 410],
    ['okonkwo', 270],
    ['hoshizora', 390],
    ['dawnling', 0],
  ])('leaves %s %i Units, and never a negative balance', (key, balance) => {
    const played = simulate(playerOf(key), now);
    expect(played.balance).toBe(balance);
    expect(played.lowest).toBe(0);
  });

  it('gives Northwind the figures that the screens show', () => {
    const { earned, spent, expired, expiring } = simulate(playerOf('northwind'), now);
    expect({ earned, spent, expired }).toEqual({ earned: 3480, spent: 2110, expired: 130 });
    expect(expiring).toEqual([
      120, 60, 90, 0, 150, 0, 40, 0, 80, 0, 110, 50, 0, 70, 0, 130, 0, 60, 0, 0, 100, 0, 80, 60, 40,
    ]);
  });

  it('lets all of Okonkwo’s Units expire by the end of next month', () => {
    expect(simulate(playerOf('okonkwo'), now).expiring.slice(0, 2)).toEqual([180, 90]);
  });

  it('dates no player’s history in the future, nor out of order', () => {
    for (const player of players) {
      const times = historyOf(player, now).map(({ at }) => at.getTime());
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
    }
  });
});

const badgesOf = (player: PlayerContent) =>
  player.completedActions.flatMap(({ gameSlug, actionKey }) =>
    gameOf(gameSlug)
      .badges.filter((badge) => badge.actionKey === actionKey)
      .map((badge) => `${gameSlug}/${badge.key}`),
  );

const challengesCompleted = (player: PlayerContent) =>
  player.challengesCompletedEarlier + player.challenges.filter(({ state }) => state !== 'active').length;

describe('Northwind', () => {
  const northwind = playerOf('northwind');

  it('has 41 rewards, 86 challenges and 12 badges', () => {
    expect(northwind.claimed).toHaveLength(41);
    expect(challengesCompleted(northwind)).toBe(86);
    expect(badgesOf(northwind)).toHaveLength(12);
  });

  it.each([
    ['far-meridian', 18, 4, 210],
    ['moongate', 7, 2, 30],
  ])('owns in %s %i rewards, %i badges and %i of the lasting Units', (slug, rewards, badges, units) => {
    const game = gameOf(slug);
    const actions = northwind.completedActions.filter(({ gameSlug }) => gameSlug === slug);
    const banked = northwind.challenges.filter(({ gameSlug, state }) => gameSlug === slug && state === 'banked');
    expect(northwind.claimed.filter(({ gameSlug }) => gameSlug === slug)).toHaveLength(rewards);
    expect(badgesOf(northwind).filter((badge) => badge.startsWith(slug))).toHaveLength(badges);
    const paid = [
      ...actions.flatMap(({ actionKey }) => game.actions.filter(({ key }) => key === actionKey)),
      ...banked.flatMap(({ challengeKey }) =>
        game.challenges.filter(({ key }) => key === challengeKey).flatMap(({ thresholds }) => thresholds),
      ),
    ];
    expect(sum(paid.map((each) => each.units))).toBe(units);
  });
});

it('gives Tamsin every reward of Moongate', () => {
  const keys = playerOf('tamsin').claimed.map(({ rewardKey }) => rewardKey);
  expect(keys.sort()).toEqual(
    gameOf('moongate')
      .rewards.map(({ key }) => key)
      .sort(),
  );
});

describe.each(players.map((player): [string, PlayerContent] => [player.key, player]))('%s', (key, player) => {
  const owns = (slug: string) => player.owned.some(({ gameSlug }) => gameSlug === slug);

  it('has friends who are friends in return, and an avatar of the gallery', () => {
    expect(player.friends).not.toContain(key);
    expect(player.friends.filter((friend) => !playerOf(friend).friends.includes(key))).toEqual([]);
    expect(player.favorites.filter((friend) => !player.friends.includes(friend))).toEqual([]);
    expect(avatars.map((avatar) => avatar.key)).toContain(player.avatarKey);
  });

  it('owns released games on platforms they are sold on, and plays only those', () => {
    const wrong = player.owned.filter(({ gameSlug, platform }) => {
      const { platforms, release } = gameOf(gameSlug);
      return !platforms.includes(platform) || (typeof release !== 'string' && release.days > 0);
    });
    expect(wrong).toEqual([]);
    const played = [...player.earned, ...player.claimed, ...player.challenges, ...player.completedActions];
    expect(played.filter(({ gameSlug }) => !owns(gameSlug))).toEqual([]);
    expect(player.presence.gameSlug === undefined || owns(player.presence.gameSlug)).toBe(true);
  });

  it('earned the Units that the challenge or action pays', () => {
    const wrong = player.earned.filter(({ gameSlug, units, reason, source }) => {
      const { actions, challenges } = gameOf(gameSlug);
      if (source.type === 'action')
        return !actions.some((action) => action.name === source.name && action.units === units);
      const stars = challenges.find(({ name }) => name === source.name)?.thresholds ?? [];
      const reached = ['first star', 'two stars', 'all three stars'].findIndex((words) => reason.endsWith(words)) + 1;
      return reached === 0 || sum(stars.slice(0, reached).map((star) => star.units)) !== units;
    });
    expect(wrong).toEqual([]);
  });

  it('completed the actions whose Units it earned', () => {
    const fromActions = player.earned.filter(({ source }) => source.type === 'action');
    const missing = fromActions.filter(({ gameSlug, source }) => {
      const action = gameOf(gameSlug).actions.find(({ name }) => name === source.name);
      return !player.completedActions.some((done) => done.gameSlug === gameSlug && done.actionKey === action?.key);
    });
    expect(missing).toEqual([]);
  });

  it('has a challenge status that matches the progress', () => {
    const wrong = player.challenges.filter(({ gameSlug, challengeKey, state, progress }) => {
      const target = gameOf(gameSlug)
        .challenges.find((each) => each.key === challengeKey)
        ?.thresholds.at(-1)?.value;
      return target === undefined || (state === 'active' ? progress >= target : progress !== target);
    });
    expect(wrong).toEqual([]);
  });

  it('fulfilled the lock of every claimed reward, and shows only earned badges', () => {
    const actions = player.completedActions.map(({ gameSlug, actionKey }) => `${gameSlug}/${actionKey}`);
    const known = player.completedActions.filter(
      ({ gameSlug, actionKey }) => !gameOf(gameSlug).actions.some((action) => action.key === actionKey),
    );
    const shut = player.claimed.filter(({ gameSlug, rewardKey }) => {
      const needed = gameOf(gameSlug).rewards.find((reward) => reward.key === rewardKey)?.lock?.actionKey;
      return needed !== undefined && !actions.includes(`${gameSlug}/${needed}`);
    });
    expect(known).toEqual([]);
    expect(shut).toEqual([]);
    const badges = badgesOf(player);
    expect(
      player.badgeShowcase.filter(({ gameSlug, badgeKey }) => !badges.includes(`${gameSlug}/${badgeKey}`)),
    ).toEqual([]);
  });
});

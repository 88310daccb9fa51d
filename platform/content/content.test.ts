import { acquaintances } from './players/acquaintances';
import { virtualUserCount } from './players/virtualUsers';
import { content } from './content';
import { unitsOfAll } from '../domain/challenges';
import { clubRules } from '../domain/clubRules';
import type { RarityId } from '../domain/rewards';
import type { ChallengeContent, GameContent, RuleChangeContent } from './types';

const { games, news, avatars, players, starPlayers } = content;

const gameOf = (slug: string) => {
  const game = games.find((each) => each.slug === slug);
  if (!game) throw new Error(`No game ${slug}.`);
  return game;
};

const duplicatesIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const everyGame = games.map((game): [string, GameContent] => [game.slug, game]);
const released = everyGame.filter(([, game]) => typeof game.release === 'string' || game.release.days <= 0);

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the whole', () => {
  it('has the promised number of items', () => {
    expect(games).toHaveLength(16);
    expect(sum(games.map((game) => game.rewards.length))).toBeGreaterThan(700);
    expect(avatars).toHaveLength(50);
    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(players).toHaveLength(8 + acquaintances.length + virtualUserCount);
    expect(starPlayers).toHaveLength(8);
  });

  it('repeats no key, and no name of a reward anywhere', () => {
    expect(duplicatesIn(games.map(({ slug }) => slug))).toEqual([]);
    expect(duplicatesIn(games.flatMap((game) => game.rewards.map(({ name }) => name)))).toEqual([]);
    expect(duplicatesIn(avatars.map(({ key }) => key))).toEqual([]);
    expect(duplicatesIn(avatars.map(({ name }) => name))).toEqual([]);
    expect(duplicatesIn(news.map(({ newsId }) => newsId))).toEqual([]);
    expect(duplicatesIn(starPlayers.map(({ key }) => key))).toEqual([]);
    expect(duplicatesIn(players.flatMap(({ key, email, username }) => [key, email, username.toUpperCase()]))).toEqual(
      [],
    );
  });

  it('has friend requests only between players who are not friends, at most one per pair', () => {
    const requested = players.flatMap(({ key, friendRequests = [] }) =>
      friendRequests.map((receiver) => [key, receiver.key].sort().join(' and ')),
    );
    const friends = players.flatMap(({ key, friends: all }) => all.map((friend) => [key, friend].sort().join(' and ')));
    expect(duplicatesIn(requested)).toEqual([]);
    expect(requested.filter((pair) => friends.includes(pair))).toEqual([]);
    expect(requested.filter((pair) => pair.includes('northwind'))).toHaveLength(3);
  });

  it('has no empty text, no stray and no doubled space', () => {
    const texts = textsIn(content);
    expect(texts.filter((text) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([]);
  });

  it('has five special challenges, some of them running now and some over', () => {
    const specials = games.flatMap((game) => game.challenges.filter(({ type }) => type === 'special'));
    expect(specials).toHaveLength(5);
    expect(specials.filter(({ runs }) => runs && runs.from.days <= 0 && runs.to.days >= 7)).toHaveLength(3);
    expect(specials.every(({ runs }) => runs && runs.from.days < runs.to.days)).toBe(true);
  });

  it('has games to come, and games of the last months', () => {
    const offsets = games.flatMap(({ release }) => (typeof release === 'string' ? [] : [release.days]));
    expect(offsets.filter((days) => days > 0)).toHaveLength(2);
    expect(offsets.filter((days) => days <= 0 && days > -92)).toHaveLength(2);
    const dated = games.flatMap(({ release }) => (typeof release === 'string' ? [release] : []));
    expect(dated.filter((date) => !/^20(19|2[0-5])-\d\d-\d\d$/.test(date))).toEqual([]);
  });
});

const priceRange: Record<RarityId, [least: number, most: number]> = {
  COMMON: [10, 40],
  RARE: [60, 110],
  EPIC: [140, 180],
  LEGENDARY: [200, 260],
  EXOTIC: [300, 1600],
};

describe.each(everyGame)('%s', (slug, game) => {
  it('is described in three to five sentences and sold on one to four platforms', () => {
    const sentences = game.description.split(/(?<=[.?!])\s/).length;
    expect(sentences).toBeGreaterThanOrEqual(3);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(new Set(game.platforms).size).toBe(game.platforms.length);
    expect(game.platforms.length).toBeLessThanOrEqual(4);
  });

  it('has 40 to 56 rewards of many kinds, each with a name, a text and a price of its own rarity', () => {
    expect(game.rewards.length).toBeGreaterThanOrEqual(40);
    expect(game.rewards.length).toBeLessThanOrEqual(56);
    expect(new Set(game.rewards.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
    expect(duplicatesIn(game.rewards.map(({ key }) => key))).toEqual([]);
    expect(duplicatesIn(game.rewards.map(({ description }) => description))).toEqual([]);
    expect(game.rewards.filter(({ name }) => /\d/.test(name))).toEqual([]);
    const dear = game.rewards.filter(({ rarity, value }) => {
      const [least, most] = priceRange[rarity];
      return value % 10 !== 0 || value < least || value > most;
    });
    expect(dear).toEqual([]);
  });

  it('spreads its rewards over the rarities, the commonest first', () => {
    const count = (rarity: RarityId) => game.rewards.filter((reward) => reward.rarity === rarity).length;
    const counts = [count('COMMON'), count('RARE'), count('EPIC'), count('LEGENDARY'), count('EXOTIC')];
    expect([...counts].sort((a, b) => b - a)).toEqual(counts);
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  it('locks a few rewards, and every lock names something that exists', () => {
    const locked = game.rewards.flatMap(({ key, lock }) => (lock ? [{ key, lock }] : []));
    expect(locked.length / game.rewards.length).toBeGreaterThan(0.05);
    expect(locked.length / game.rewards.length).toBeLessThan(0.13);
    const broken = locked.filter(
      ({ key, lock }) =>
        (lock.actionKey !== undefined && !game.actions.some((action) => action.key === lock.actionKey)) ||
        (lock.rewardKey !== undefined &&
          (lock.rewardKey === key || !game.rewards.some((reward) => reward.key === lock.rewardKey))),
    );
    expect(broken).toEqual([]);
  });

  it('has actions, the badges they give, and stats', () => {
    expect(game.actions.length).toBeGreaterThanOrEqual(5);
    expect(game.actions.length).toBeLessThanOrEqual(8);
    expect(game.badges).toHaveLength(slug === 'far-meridian' ? 8 : 5);
    expect(game.stats.length).toBeGreaterThanOrEqual(4);
    expect(game.stats.length).toBeLessThanOrEqual(6);
    const keys = game.actions.map(({ key }) => key);
    expect(duplicatesIn(keys)).toEqual([]);
    expect(duplicatesIn(game.badges.map(({ key }) => key))).toEqual([]);
    expect(duplicatesIn(game.badges.map(({ actionKey }) => actionKey))).toEqual([]);
    expect(duplicatesIn(game.stats.map(({ statName }) => statName))).toEqual([]);
    expect(game.badges.filter(({ actionKey }) => !keys.includes(actionKey))).toEqual([]);
    const events = [...game.actions, ...game.challenges, ...game.stats].map(({ event }) => event);
    expect(events.filter((event) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(event))).toEqual([]);
  });

  it('links films by ids of 11 characters', () => {
    const ids = game.communityVideos.map(({ videoId }) => videoId);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(ids.length).toBeLessThanOrEqual(5);
    const linked = [game.links.trailerLink, game.links.rewardLink].flatMap((link) => link?.split('v=')[1] ?? []);
    expect([...ids, ...linked].filter((id) => !/^[\w-]{11}$/.test(id))).toEqual([]);
  });
});

const starsRise = ({ thresholds }: ChallengeContent) =>
  thresholds.length === 3 &&
  thresholds.every((star, index) => star.value > (thresholds[index - 1]?.value ?? 0) && star.units > 0 && star.xp > 0);

describe.each(released)('the challenges of %s', (_slug, game) => {
  it('are two or three weekly ones, at most one special and one of everybody, and three or four classics', () => {
    const count = (type: ChallengeContent['type']) => game.challenges.filter((each) => each.type === type).length;
    expect([2, 3]).toContain(count('weekly'));
    expect([0, 1]).toContain(count('special'));
    expect([0, 1]).toContain(count('community'));
    expect([3, 4]).toContain(count('classic'));
    expect(duplicatesIn(game.challenges.map(({ key }) => key))).toEqual([]);
  });

  it('have three rising stars each, and days only where they are special or everybody’s', () => {
    expect(game.challenges.filter((challenge) => !starsRise(challenge))).toEqual([]);
    const haveDays = ['special', 'community'];
    expect(game.challenges.filter(({ type, runs }) => haveDays.includes(type) !== (runs !== undefined))).toEqual([]);
  });
});

describe('figures that screens rely on', () => {
  it('has the forty new rewards of the news, three of them exotic', () => {
    const fresh = games.flatMap((game) => game.rewards.filter(({ isNew }) => isNew));
    expect(fresh).toHaveLength(40);
    expect(fresh.filter(({ rarity }) => rarity === 'EXOTIC')).toHaveLength(3);
  });

  const rarities = (slug: string) =>
    gameOf(slug).rewards.reduce<Partial<Record<RarityId, number>>>(
      (counts, { rarity }) => ({ ...counts, [rarity]: (counts[rarity] ?? 0) + 1 }),
      {},
    );

  it('gives Moongate its 47 rewards and Far Meridian its 52', () => {
    expect(rarities('moongate')).toEqual({ COMMON: 18, RARE: 13, EPIC: 9, LEGENDARY: 5, EXOTIC: 2 });
    expect(gameOf('far-meridian').rewards).toHaveLength(52);
  });

  it.each([
    ['moongate', 470],
    ['far-meridian', 520],
  ])('pays for the classics and actions of %s %i Units in all', (slug, units) => {
    const { challenges, actions } = gameOf(slug);
    const classics = challenges.filter(({ type }) => type === 'classic').flatMap(({ thresholds }) => thresholds);
    expect(sum([...classics, ...actions].map((each) => each.units))).toBe(units);
  });

  it.each([
    ['far-meridian', 'Map the drowned coast', 12, 60],
    ['saltwatch', 'Three nights, one lamp', 9, 50],
    ['redline-coast', 'Golden hour', 6, 60],
    ['nocturne-nine', 'Nine floors, no alarms', 9, 100],
    ['moongate', 'The ferryman is owed', 8, 60],
    ['moongate', 'No moon, no witness', 5, 60],
    ['moongate', 'Nine gates', 9, 110],
    ['hollow-north', 'Light nine beacons in one night', 9, 50],
  ])('requires in %s for %s: %i, and pays %i Units', (slug, name, target, units) => {
    const thresholds = gameOf(slug).challenges.find((challenge) => challenge.name === name)?.thresholds ?? [];
    expect(thresholds.at(-1)?.value).toBe(target);
    expect(sum(thresholds.map((star) => star.units))).toBe(units);
  });
});

describe('the gallery and the Star Players', () => {
  it('belong to games that exist', () => {
    const slugs = [...avatars, ...starPlayers, ...news].flatMap(({ gameSlug }) => gameSlug ?? []);
    expect(slugs.map((slug) => gameOf(slug).slug)).toEqual(slugs);
  });
});

const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];

describe.each(news.map((article): [string, string] => [article.newsId, article.body]))(
  'the article %s',
  (_id, body) => {
    it('is 150 to 300 words long', () => {
      const words = body.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(150);
      expect(words.length).toBeLessThanOrEqual(300);
    });

    it('uses the allowed tags only, and closes each', () => {
      const open: string[] = [];
      for (const [, slash, tag = '', attributes] of body.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        expect(allowedTags).toContain(tag);
        expect(attributes).toBe('');
        if (slash) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
      expect(body.startsWith('<p>')).toBe(true);
    });
  },
);

it('places news on the home page, the news page and the dashboard', () => {
  expect(new Set(news.map(({ placement }) => placement))).toEqual(new Set(['home', 'news', 'dashboard']));
  expect(news.filter(({ published }) => published.days > 0)).toEqual([]);
});

describe('changes of rules', () => {
  const valueOf = (change: RuleChangeContent): number | null => {
    if (!('key' in change)) return clubRules.find(({ rule }) => rule === change.rule)?.value ?? null;
    const game = content.games.find(({ slug }) => slug === change.gameSlug);
    const find = <Item extends { key: string }>(items: readonly Item[] = []) => {
      const found = items.find(({ key }) => key === change.key);
      if (!found) throw new Error(`There is no ${change.key}.`);
      return found;
    };
    switch (change.rule) {
      case 'price':
        return find(game?.rewards).value;
      case 'claimLimit':
        return find(game?.rewards).quantityLimit ?? null;
      case 'actionUnits':
        return find(game?.actions).units;
      case 'challengeUnits':
        return unitsOfAll(find(game?.challenges).thresholds);
    }
  };

  it('end at what the content has now, each where the one before it ended', () => {
    /** What the change before the next one has to end at, by what changed; the content has the newest first. */
    const expected = new Map<string, number | null>();
    for (const change of content.ruleChanges) {
      const subject = 'key' in change ? `${change.rule} ${change.gameSlug} ${change.key}` : change.rule;
      const end = expected.has(subject) ? expected.get(subject) : valueOf(change);
      expect({ subject, after: change.after }).toEqual({ subject, after: end });
      expected.set(subject, change.before);
    }
  });

  it('are told only of prices, Units and rewards that no older claim or entry of a player contradicts', () => {
    const isSubject = (slug: string, key: string) => (change: RuleChangeContent) =>
      'key' in change && change.rule !== 'claimLimit' && change.gameSlug === slug && change.key === key;
    const daysSince = ({ on }: RuleChangeContent) => (typeof on === 'string' ? Infinity : -on.days);
    const newRewards = news.find(({ newsId }) => newsId === 'forty-rewards-join-the-shelf')?.published.days ?? 0;
    const contradicted = players.flatMap(({ key, claimed, earned }) => [
      ...claimed.flatMap(({ gameSlug, rewardKey, ...when }) => {
        const since = content.ruleChanges.filter(isSubject(gameSlug, rewardKey)).map(daysSince);
        if (gameOf(gameSlug).rewards.find((reward) => reward.key === rewardKey)?.isNew) since.push(-newRewards);
        const daysAgo = 'daysAgo' in when ? when.daysAgo : Infinity;
        return since.some((days) => daysAgo > days) ? [`${key}: ${rewardKey}`] : [];
      }),
      ...earned.flatMap(({ gameSlug, source }) => {
        const { challenges, actions } = gameOf(gameSlug);
        const subject = [...challenges, ...actions].find(({ name }) => name === source.name)?.key ?? '';
        return content.ruleChanges.some(isSubject(gameSlug, subject)) ? [`${key}: ${subject}`] : [];
      }),
    ]);
    expect(contradicted).toEqual([]);
  });
});

import fc from 'fast-check';
import { alikeOf, inCatalogOrder, sampleOf, type CatalogReward } from './rewardCatalog';
import { rarityIds } from './rewards';

interface Reward extends CatalogReward {
  id: string;
}

/** A reward named by its rarity, game and number: 'EXOTIC saltwatch 1'. */
const buildReward = (id: string, overrides: Partial<CatalogReward> = {}): Reward => {
  const rarityId = rarityIds.find((rarity) => rarity === id.split(' ')[0]) ?? 'COMMON';
  return { id, rarityId, gameSlug: id.split(' ')[1] ?? '', kind: 'weapon', lockReason: null, ...overrides };
};
const ids = (rewards: readonly Reward[]) => rewards.map(({ id }) => id);

const someRewards = fc
  .array(
    fc.record({
      rarityId: fc.constantFrom(...rarityIds),
      gameSlug: fc.constantFrom('saltwatch', 'moongate', 'ironvale'),
      kind: fc.constantFrom('weapon', 'outfit'),
      lockReason: fc.constantFrom(null, 'Reach level 30'),
    }),
  )
  .map((rewards) => rewards.map((reward, index): Reward => ({ ...reward, id: String(index) })));

describe('rewards that are like another', () => {
  const priced = (rewardId: string, value: number) => ({ rewardId, value });
  const game = [priced('a', 10), priced('b', 60), priced('c', 10), priced('d', 150), priced('e', 10)];
  const alike = (rewardId: string, limit = 4) => {
    const reward = game.find((one) => one.rewardId === rewardId) ?? priced(rewardId, 10);
    return alikeOf(reward, game, limit).map((one) => one.rewardId);
  };

  it('are nearest in price, without the reward itself', () => {
    expect(alike('b')).toEqual(['c', 'e', 'a', 'd']);
    expect(alike('d', 1)).toEqual(['b']);
  });

  it('of one price are others for each, so that all are among them', () => {
    expect([alike('a', 1), alike('c', 1), alike('e', 1)]).toEqual([['c'], ['e'], ['a']]);
  });
});

describe('the order of the catalog', () => {
  it('takes one of each rarity in turn, the rarest first', () => {
    const rewards = ['COMMON a 1', 'COMMON a 2', 'RARE a', 'EPIC a', 'LEGENDARY a', 'EXOTIC a 1', 'EXOTIC a 2'];
    expect(ids(inCatalogOrder(rewards.map((id) => buildReward(id))))).toEqual([
      'EXOTIC a 1',
      'LEGENDARY a',
      'EPIC a',
      'RARE a',
      'COMMON a 1',
      'EXOTIC a 2',
      'COMMON a 2',
    ]);
  });

  it('takes one of each game in turn within a rarity', () => {
    const rewards = ['EPIC a 1', 'EPIC a 2', 'EPIC b 1', 'EPIC b 2', 'EPIC c 1', 'RARE a 1'];
    expect(
      ids(
        inCatalogOrder(
          rewards.map((id) => buildReward(id)),
          'EPIC',
        ),
      ),
    ).toEqual(['EPIC a 1', 'EPIC b 1', 'EPIC c 1', 'EPIC a 2', 'EPIC b 2']);
  });

  it('starts each rarity three games after the one before', () => {
    const rewards = ['EXOTIC', 'LEGENDARY', 'EPIC'].flatMap((rarity) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((game) => buildReward(`${rarity} ${game}`)),
    );
    expect(ids(inCatalogOrder(rewards)).slice(0, 3)).toEqual(['EXOTIC a', 'LEGENDARY e', 'EPIC b']);
  });

  it('keeps every reward once, whatever there is', () => {
    fc.assert(
      fc.property(someRewards, (rewards) => {
        expect(inCatalogOrder(rewards).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(rewards);
      }),
    );
  });
});

describe('a sample of the catalog', () => {
  it('has as many open rewards as fit, each once', () => {
    fc.assert(
      fc.property(someRewards, fc.nat(12), (rewards, limit) => {
        const sample = sampleOf(rewards, limit);
        const open = rewards.filter(({ lockReason }) => lockReason === null);
        expect(new Set(sample).size).toBe(Math.min(limit, open.length));
        expect(sample).toHaveLength(Math.min(limit, open.length));
        expect(open).toEqual(expect.arrayContaining(sample));
      }),
    );
  });

  it('has the rarest first, one of each rarity before a second', () => {
    const rewards = ['COMMON a 1', 'RARE a 1', 'EXOTIC a 1', 'EXOTIC a 2'].map((id) => buildReward(id));
    expect(ids(sampleOf(rewards, 3))).toEqual(['EXOTIC a 1', 'RARE a 1', 'COMMON a 1']);
    expect(ids(sampleOf(rewards, 4)).at(-1)).toBe('EXOTIC a 2');
  });

  it('leaves locked rewards out', () => {
    const locked = buildReward('EXOTIC a 1', { lockReason: 'Reach level 30' });
    expect(ids(sampleOf([locked, buildReward('RARE a 1')], 5))).toEqual(['RARE a 1']);
  });

  it('prefers the game that it shows least', () => {
    const rewards = ['EXOTIC a 1', 'EPIC a 1', 'EPIC b 1', 'RARE a 1', 'RARE b 1', 'RARE c 1'];
    expect(
      ids(
        sampleOf(
          rewards.map((id) => buildReward(id)),
          3,
        ),
      ),
    ).toEqual(['EXOTIC a 1', 'EPIC b 1', 'RARE c 1']);
  });

  it('prefers the kind that it shows least among rewards of one game', () => {
    const rewards = [
      buildReward('EXOTIC a 1'),
      buildReward('EPIC a 1'),
      buildReward('EPIC a 2', { kind: 'outfit' }),
      buildReward('RARE a 1', { kind: 'outfit' }),
      buildReward('RARE a 2', { kind: 'charm' }),
    ];
    expect(ids(sampleOf(rewards, 3))).toEqual(['EXOTIC a 1', 'EPIC a 2', 'RARE a 2']);
  });

  it('is empty where all rewards are locked', () => {
    expect(sampleOf([buildReward('RARE a 1', { lockReason: 'Reach level 30' })], 5)).toEqual([]);
  });
});

import { buildReward } from '../../../services/testing/builders';
import { availabilityOf } from '../../../store/rewards/rules';
import { findRewards, matchesRarityAndGame, passesFilter, type RewardEntry, sortRewards } from './filters';

const entry = (overrides: Parameters<typeof buildReward>[0]) => {
  const reward = buildReward({ detail: { description: '', instruction: '' }, ...overrides });
  return { reward, availability: availabilityOf(reward, 100) };
};
const owned = entry({ rewardId: 'owned', name: 'Oath scroll', kind: 'Lore', rarityId: 'EPIC', quantityPurchased: 1 });
const cheap = entry({
  rewardId: 'cheap',
  name: 'Lake chart',
  kind: 'Map',
  rarityId: 'COMMON',
  value: 20,
  isNew: false,
});
const dear = entry({ rewardId: 'dear', name: 'The last ferry', kind: 'Mount', rarityId: 'EXOTIC', value: 400 });
const twice = entry({
  rewardId: 'twice',
  name: 'Vial',
  game: { slug: 'far-meridian', title: 'Far Meridian', platform: 'PC' },
  detail: { description: 'It smells of rain.', instruction: '' },
  kind: 'Potion',
  rarityId: 'COMMON',
  value: 30,
  isNew: false,
  quantityLimit: null,
  quantityPurchased: 2,
});
const short = entry({ rewardId: 'short', name: 'İris', kind: null, rarityId: 'RARE', value: 120 });
const locked = entry({ rewardId: 'locked', name: 'Pale horse', rarityId: 'LEGENDARY', isLocked: true });
const all = [owned, dear, locked, short, cheap, twice];
const ids = (entries: readonly RewardEntry[]) => entries.map(({ reward }) => reward.rewardId);

test.each([
  ['all', ['owned', 'dear', 'locked', 'short', 'cheap', 'twice']],
  ['withinReach', ['cheap', 'twice']],
  ['new', ['dear', 'locked', 'short']],
  ['owned', ['owned', 'twice']],
  ['locked', ['locked']],
  ['wished', ['dear', 'short']],
] as const)('the filter %s keeps %j', (filter, left) => {
  const wished = new Set(['short', 'dear']);
  expect(ids(all.filter((reward) => passesFilter(filter, reward, wished)))).toEqual(left);
});

test('within reach leaves out the rewards of games that the player does not own', () => {
  expect(passesFilter('withinReach', { ...cheap, canClaim: false })).toBe(false);
});

test.each([
  [{ rarity: null, game: null }, ['owned', 'dear', 'locked', 'short', 'cheap', 'twice']],
  [{ rarity: 'COMMON', game: null }, ['cheap', 'twice']],
  [{ rarity: null, game: 'moongate' }, []],
] as const)('rarity and game %j keep %j', (wanted, left) => {
  expect(ids(all.filter((reward) => matchesRarityAndGame(wanted, reward)))).toEqual(left);
});

test.each([
  ['withinReach', ['twice', 'cheap', 'short', 'dear', 'locked', 'owned']],
  ['cheapest', ['cheap', 'owned', 'locked', 'twice', 'short', 'dear']],
  ['rarest', ['dear', 'locked', 'owned', 'short', 'cheap', 'twice']],
] as const)('the order %s sorts to %j', (order, sorted) => {
  expect(ids(sortRewards(order, all))).toEqual(sorted);
});

test.each([
  ['ferry', ['dear']],
  [' MAP ', ['cheap']],
  ['iris', ['short']],
  ['', ['owned', 'dear', 'locked', 'short', 'cheap', 'twice']],
  ['far meridian', ['twice']],
  ['smells of rain', ['twice']],
  ['nothing like it', []],
])('the search %j keeps %j', (search, kept) => {
  expect(ids(findRewards(all, search))).toEqual(kept);
});

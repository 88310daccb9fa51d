/** URL of a rarity's sample emblem. */
export const emblem = (rarity: string) => `/static/design/${rarity}.svg`;

/** A reward for each state of a card. */
export const sampleRewards = {
  withinReach: {
    name: 'Ferryman’s mask',
    rarity: 'epic',
    rarityName: 'Epic',
    kind: 'Outfit',
    ...priced('150', 'epic'),
  },
  fresh: { name: 'Gatekeeper’s key', rarity: 'rare', rarityName: 'Rare', kind: 'Trinket', ...priced('90', 'rare') },
  short: {
    name: 'The last ferry',
    rarity: 'exotic',
    rarityName: 'Exotic',
    kind: 'Mount',
    ...priced('1,600', 'exotic'),
  },
  owned: { name: 'Court portrait', rarity: 'common', rarityName: 'Common', kind: 'Frame', ...priced('10', 'common') },
  locked: {
    name: 'Pale horse',
    rarity: 'legendary',
    rarityName: 'Legendary',
    kind: 'Mount',
    ...priced('400', 'legendary'),
  },
  soldOut: {
    name: 'Compass of the first founder of the night court',
    rarity: 'legendary',
    rarityName: 'Legendary',
    kind: 'Trinket',
    ...priced('300', 'legendary'),
  },
} as const;

function priced(price: string, rarity: string) {
  return { price, priceLabel: `${price} Units`, imageUrl: emblem(rarity) };
}

import { defineMessages } from 'react-intl';

export const visitorMessages = defineMessages({
  steps: {
    id: 'rewards.visitor.steps',
    defaultMessage: 'Three steps to your reward',
    description: 'Heading of the tutorial',
  },
  earn: { id: 'rewards.visitor.earn', defaultMessage: 'Earn Units', description: 'First step of the tutorial' },
  earnText: {
    id: 'rewards.visitor.earn.text',
    defaultMessage: 'Reach a star in a challenge to earn its Units. Bank them in the game or here.',
    description: 'First step of the tutorial',
  },
  choose: { id: 'rewards.visitor.choose', defaultMessage: 'Choose a reward', description: 'Second step' },
  chooseText: {
    id: 'rewards.visitor.choose.text',
    defaultMessage: 'Browse your game’s rewards. Each card shows the price, the rarity and the Units you still need.',
    description: 'Second step of the tutorial',
  },
  claim: { id: 'rewards.visitor.claim', defaultMessage: 'Claim it', description: 'Third step of the tutorial' },
  claimText: {
    id: 'rewards.visitor.claim.text',
    defaultMessage: 'Claim it with your Units. The reward is waiting the next time you start the game.',
    description: 'Third step of the tutorial',
  },
  claimed: { id: 'rewards.visitor.claimed', defaultMessage: 'Claimed', description: 'Word on a drawn rubber stamp' },
  rarities: {
    id: 'rewards.visitor.rarities',
    defaultMessage: 'Five rarities, from one star to five',
    description: 'Heading',
  },
  raritiesLead: {
    id: 'rewards.visitor.rarities.lead',
    defaultMessage: 'Rarer rewards cost more Units, and fewer players own them.',
    description: 'Under the heading about rarities',
  },
  rarity: { id: 'rewards.visitor.column.rarity', defaultMessage: 'Rarity', description: 'Head of a column' },
  expect: {
    id: 'rewards.visitor.column.expect',
    defaultMessage: 'What to expect',
    description: 'Head of a column: what kind of rewards a rarity has',
  },
  rewards: { id: 'rewards.visitor.column.rewards', defaultMessage: 'Rewards', description: 'Head of a column' },
  units: { id: 'rewards.visitor.column.units', defaultMessage: 'Units', description: 'Head of a column: the price' },
});

/** What to expect of each rarity, for visitors. The text of exotic rewards holds their count. */
export const rarityMessages = defineMessages({
  COMMON: {
    id: 'rewards.visitor.common',
    defaultMessage: 'Wallpapers, emblems and small colors. A good first claim.',
    description: 'What to expect of common rewards',
  },
  RARE: {
    id: 'rewards.visitor.rare',
    defaultMessage: 'Companions, paint and patterns that others will notice.',
    description: 'What to expect of rare rewards',
  },
  EPIC: {
    id: 'rewards.visitor.epic',
    defaultMessage: 'Whole outfits, music, maps you can hang on a wall.',
    description: 'What to expect of epic rewards',
  },
  LEGENDARY: {
    id: 'rewards.visitor.legendary',
    defaultMessage: 'One thing each game is known for, in a finish nobody sells.',
    description: 'What to expect of legendary rewards',
  },
});

export const visitorTemplates = defineMessages<{
  exotic: { count: number };
  count: { count: number };
  range: { low: number; high: number };
  rangeLabel: { low: number; high: number };
}>({
  exotic: {
    id: 'rewards.visitor.exotic',
    defaultMessage: '{count, number} in all. You’ll be asked where you got it.',
    description: 'What to expect of exotic rewards; {count} is how many there are',
  },
  count: {
    id: 'rewards.visitor.count',
    defaultMessage: '{count, plural, one {# reward} other {# rewards}}',
    description: 'How many rewards a rarity has, in words',
  },
  range: {
    id: 'rewards.visitor.range',
    defaultMessage: '{low, number} to {high, number}',
    description: 'The prices of a rarity: the lowest and the highest',
  },
  rangeLabel: {
    id: 'rewards.visitor.rangeInWords',
    defaultMessage: '{low, number} to {high, number} Units',
    description: 'The prices of a rarity in words',
  },
});

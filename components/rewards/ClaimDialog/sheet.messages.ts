import { defineMessages } from 'react-intl';

/** Texts of a reward that cannot be claimed now. */
export const sheetMessages = defineMessages({
  ready: {
    id: 'rewards.sheet.ready',
    defaultMessage: 'Ready to bank',
    description: 'Beside a completed challenge whose Units can be banked now',
  },
  challenges: {
    id: 'rewards.sheet.challenges',
    defaultMessage: 'See the challenges',
    description: 'Link to the page about challenges',
  },
  addWish: {
    id: 'rewards.sheet.addWish',
    defaultMessage: 'Add to wishlist',
    description: 'Button on a reward that the player cannot claim yet',
  },
  removeWish: {
    id: 'rewards.sheet.removeWish',
    defaultMessage: 'Remove from wishlist',
    description: 'Button on a reward that the player cannot claim yet and saves for',
  },
  price: { id: 'rewards.sheet.price', defaultMessage: 'Price', description: 'Before the price of a reward in Units' },
  howToUnlock: {
    id: 'rewards.sheet.howToUnlock',
    defaultMessage: 'How to unlock it',
    description: 'Heading over what a player has to do before a reward can be claimed',
  },
});

export const sheetTemplates = defineMessages<{
  missing: { missing: number };
  brings: { units: number; amount: 'enough' | 'some' | 'none' };
  playIt: { game: string };
  playItText: { game: string };
  progress: { value: number; target: number };
}>({
  missing: {
    id: 'rewards.sheet.missing',
    defaultMessage: '{missing, plural, one {# more Unit} other {# more Units}} to go',
    description: 'Heading: how many Units a player still needs for a reward',
  },
  brings: {
    id: 'rewards.sheet.brings',
    defaultMessage:
      '{amount, select, enough {Together these challenges bring {units, plural, one {# Unit} other {# Units}}. That’s enough for this reward.} some {Together these challenges bring {units, plural, one {# Unit} other {# Units}}. New challenges start every week.} other {New challenges start every week.}}',
    description: 'Under the challenges that bring the Units missing for a reward; the last case is for no challenges',
  },
  playIt: {
    id: 'rewards.sheet.playIt',
    defaultMessage: 'A {game} reward',
    description: 'Heading over a reward of a game that the player does not own; {game} is its title',
  },
  playItText: {
    id: 'rewards.sheet.playItText',
    defaultMessage: 'Play {game} once. Then you can claim its rewards.',
    description: 'How to unlock the rewards of a game that the player does not own',
  },
  progress: {
    id: 'rewards.sheet.progress',
    defaultMessage: '{value, number} of {target, number}',
    description: 'How far a player is with a task or level that unlocks a reward: 12 of 30',
  },
});

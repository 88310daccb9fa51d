import { defineMessages } from 'react-intl';

/** Texts of a reward that cannot be claimed now. */
export const sheetMessages = defineMessages({
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
  playIt: { game: string };
  playItText: { game: string };
  progress: { value: number; target: number };
}>({
  missing: {
    id: 'rewards.sheet.missing',
    defaultMessage: '{missing, plural, one {# more Unit} other {# more Units}} to go',
    description: 'Heading: how many Units a player still needs for a reward',
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

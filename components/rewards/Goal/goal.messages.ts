import { defineMessages } from 'react-intl';

export const goalMessages = defineMessages({
  title: {
    id: 'rewards.goal.title',
    defaultMessage: 'Your goal',
    description: 'Heading over the one reward that a player saves for first',
  },
  choose: {
    id: 'rewards.goal.choose',
    defaultMessage: 'Make it your goal',
    description: 'Button on a reward: the player saves for it first',
  },
  remove: { id: 'rewards.goal.remove', defaultMessage: 'Remove goal', description: 'Button' },
  claimsItself: {
    id: 'rewards.goal.claimsItself',
    defaultMessage: 'Claim it for me when I can afford it',
    description: 'Switch: the goal is claimed automatically with the Units that make it affordable',
  },
  undoHint: {
    id: 'rewards.goal.undoHint',
    defaultMessage: 'You can undo that claim for 24 hours.',
    description: 'Under the switch',
  },
  failed: {
    id: 'rewards.goal.failed',
    defaultMessage: 'We couldn’t save your goal. Try again in a moment.',
    description: 'A change of the goal was not stored',
  },
});

import { defineMessages } from 'react-intl';

export const tileMessages = defineMessages({
  claim: { id: 'rewards.claim', defaultMessage: 'Claim', description: 'On a reward’s card, under the pointer' },
  lockedState: { id: 'rewards.locked', defaultMessage: 'Locked', description: 'State of a reward that is locked' },
  newTag: { id: 'rewards.new', defaultMessage: 'New', description: 'Tag on a new reward' },
  ownedState: { id: 'rewards.owned', defaultMessage: 'Owned', description: 'State of a reward the player has' },
  soldOut: {
    id: 'rewards.soldOut',
    defaultMessage: 'No longer available',
    description: 'State of a reward that cannot be had',
  },
  unplayed: {
    id: 'rewards.unplayed',
    defaultMessage: 'Not played yet',
    description: 'On the card of a reward: the player does not own its game',
  },
});

export const tileTemplates = defineMessages<{
  toGo: { missing: number };
}>({
  toGo: {
    id: 'rewards.toGo',
    defaultMessage: '{missing, number} to go',
    description: 'How many Units are missing for a reward',
  },
});

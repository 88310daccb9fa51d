import { defineMessages } from 'react-intl';

export const claimMessages = defineMessages({
  yours: { id: 'rewards.claim.yours', defaultMessage: 'It is yours', description: 'Heading after a claim' },
  where: {
    id: 'rewards.claim.where',
    defaultMessage: 'Where to find it',
    description: 'Before the place where the reward turns up',
  },
  failed: {
    id: 'rewards.claim.failed',
    defaultMessage: 'The claim did not go through. No Units were taken. Try again in a moment.',
    description: 'A claim failed for a passing reason',
  },
  unsure: {
    id: 'rewards.claim.unsure',
    defaultMessage:
      'We could not reach the club, so we do not know yet whether the claim went through. Try again: it cannot be paid twice.',
    description: 'A claim got no answer',
  },
  tooDear: {
    id: 'rewards.claim.tooDear',
    defaultMessage: 'Your balance is too low for this reward. Nothing was taken.',
    description: 'The services refused a claim',
  },
  limit: {
    id: 'rewards.claim.limit',
    defaultMessage: 'This reward cannot be claimed again. Nothing was taken.',
    description: 'The services refused a claim',
  },
  locked: {
    id: 'rewards.claim.locked',
    defaultMessage: 'This reward is still locked. Nothing was taken.',
    description: 'The services refused a claim',
  },
  unknown: {
    id: 'rewards.claim.unknown',
    defaultMessage: 'This reward is no longer offered. Nothing was taken.',
    description: 'The services refused a claim',
  },
});

export const claimTemplates = defineMessages<{
  title: { name: string };
  question: { price: number; name: string };
  announced: { name: string; balance: number };
}>({
  title: {
    id: 'rewards.claim.title',
    defaultMessage: 'Claim {name}',
    description: 'Name of the dialog; {name} is a reward',
  },
  question: {
    id: 'rewards.claim.question',
    defaultMessage: 'Use {price, number} Units for {name}?',
    description: 'Heading of the first step',
  },
  announced: {
    id: 'rewards.claim.announced',
    defaultMessage: '{name} is yours. Your balance is {balance, number} Units.',
    description: 'Said to screen readers after a claim',
  },
});

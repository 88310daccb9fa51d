import { defineMessages } from 'react-intl';

export const claimMessages = defineMessages({
  claimed: {
    id: 'rewards.claim.claimed',
    defaultMessage: 'Claimed',
    description: 'Of a reward: the second of two steps, and the word on the stamp',
  },
  yours: { id: 'rewards.claim.yours', defaultMessage: 'It’s yours', description: 'Heading after a claim' },
  where: {
    id: 'rewards.claim.where',
    defaultMessage: 'Where to find it',
    description: 'Before the place where the reward turns up',
  },
  owned: { id: 'rewards.claim.owned', defaultMessage: 'You own it', description: 'Heading over an owned reward' },
  code: { id: 'rewards.claim.code', defaultMessage: 'Your code', description: 'Before the code that proves a claim' },
  codeFor: {
    id: 'rewards.claim.codeFor',
    defaultMessage: 'Support will ask for it if your reward doesn’t show up.',
    description: 'What the code is for',
  },
  download: {
    id: 'rewards.claim.download',
    defaultMessage: 'Download',
    description: 'Link to the file that a claimed reward is, a wallpaper',
  },
  copy: { id: 'rewards.claim.copy', defaultMessage: 'Copy', description: 'Button beside a code' },
  copied: { id: 'rewards.claim.copied', defaultMessage: 'Copied', description: 'On the same button for a moment' },
  selected: {
    id: 'rewards.claim.selected',
    defaultMessage: 'Selected',
    description: 'The same, where the browser does not let a page copy: the code is selected in its place',
  },
  failed: {
    id: 'rewards.claim.failed',
    defaultMessage: 'We couldn’t claim the reward. No Units were taken. Try again in a moment.',
    description: 'A claim failed for a passing reason',
  },
  unsure: {
    id: 'rewards.claim.unsure',
    defaultMessage:
      'We couldn’t reach the club, so we don’t know yet if your claim went through. Try again: you can’t be charged twice.',
    description: 'A claim got no answer',
  },
  tooDear: {
    id: 'rewards.claim.tooDear',
    defaultMessage: 'Your balance is too low for this reward. No Units were taken.',
    description: 'The services refused a claim',
  },
  limit: {
    id: 'rewards.claim.already',
    defaultMessage: 'You’ve already claimed this reward. No Units were taken this time.',
    description: 'A claim was rejected because the player has claimed the reward before, in another window for example',
  },
  locked: {
    id: 'rewards.claim.locked',
    defaultMessage: 'This reward is still locked. No Units were taken.',
    description: 'The services refused a claim',
  },
  unknown: {
    id: 'rewards.claim.unknown',
    defaultMessage: 'This reward is no longer available. No Units were taken.',
    description: 'The services refused a claim',
  },
});

export const claimTemplates = defineMessages<{
  title: { name: string };
  question: { price: number; name: string };
  announced: { name: string; balance: number };
  copyCode: { code: string };
  usedDue: { units: number; date: string };
  usedLasting: { units: number };
  nextToExpire: { units: number; date: string };
  gameRewards: { game: string };
  ownedOf: { owned: number; available: number };
  rarityOf: { rarity: string; owned: number; available: number };
  opened: { name: string; price: number };
  see: { name: string };
}>({
  copyCode: {
    id: 'rewards.claim.copyCode',
    defaultMessage: 'Copy {code}',
    description: 'What the button beside a code does, for screen readers',
  },
  usedDue: {
    id: 'rewards.claim.usedDue',
    defaultMessage: '{units, number} expiring on {date}',
    description: 'One of the lots that paid; {date} is a day and month',
  },
  usedLasting: {
    id: 'rewards.claim.usedLasting',
    defaultMessage: '{units, number} that don’t expire',
    description: 'One of the lots that paid',
  },
  nextToExpire: {
    id: 'rewards.claim.nextToExpire',
    defaultMessage: 'Next to expire: {units, number} on {date}',
    description: 'Under the balance after a claim',
  },
  gameRewards: {
    id: 'rewards.claim.gameRewards',
    defaultMessage: '{game} rewards',
    description: 'Before how many of a game’s rewards are owned',
  },
  ownedOf: {
    id: 'rewards.claim.ownedOf',
    defaultMessage: '{owned, number} of {available, number}',
    description: 'How many of a game’s rewards are owned',
  },
  rarityOf: {
    id: 'rewards.claim.rarityOf',
    defaultMessage: '{rarity} {owned, number} of {available, number}',
    description: 'The same of a rarity: Epic 2 of 9',
  },
  opened: {
    id: 'rewards.claim.opened',
    defaultMessage: 'This claim also unlocked {name}, for {price, number} Units.',
    description: 'After a claim that another reward was locked behind',
  },
  see: {
    id: 'rewards.claim.see',
    defaultMessage: 'See {name}',
    description: 'Button: leads to the reward that a claim opened',
  },
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

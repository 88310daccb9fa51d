import { defineMessages } from 'react-intl';

export const claimMessages = defineMessages({
  close: { id: 'rewards.claim.close', defaultMessage: 'Close', description: 'Button of the claim dialog' },
  review: { id: 'rewards.claim.review', defaultMessage: 'Review', description: 'First of two steps of a claim' },
  claimed: {
    id: 'rewards.claim.claimed',
    defaultMessage: 'Claimed',
    description: 'Second of two steps of a claim, and the word on the stamp',
  },
  soonest: {
    id: 'rewards.claim.soonest',
    defaultMessage: 'Soonest to expire go first',
    description: 'Over the bar of a balance’s lots',
  },
  neverExpire: {
    id: 'rewards.claim.neverExpire',
    defaultMessage: 'Units that do not expire',
    description: 'A lot of Units',
  },
  balance: { id: 'rewards.claim.balance', defaultMessage: 'Balance', description: 'Before a claim' },
  remains: { id: 'rewards.claim.remains', defaultMessage: 'What remains', description: 'The balance after a claim' },
  notNow: {
    id: 'rewards.claim.notNow',
    defaultMessage: 'Not now',
    description: 'Button: closes the claim without paying',
  },
  working: {
    id: 'rewards.claim.working',
    defaultMessage: 'Claiming',
    description: 'The button while the claim is sent',
  },
  retry: {
    id: 'rewards.claim.retry',
    defaultMessage: 'Try again',
    description: 'Button after a claim that failed; it cannot pay twice',
  },
  done: { id: 'rewards.claim.done', defaultMessage: 'Done', description: 'Button: closes the dialog after a claim' },
  yours: { id: 'rewards.claim.yours', defaultMessage: 'It is yours', description: 'Heading after a claim' },
  used: { id: 'rewards.claim.used', defaultMessage: 'Used', description: 'How many Units a claim took' },
  balanceNow: {
    id: 'rewards.claim.balanceNow',
    defaultMessage: 'Your balance now',
    description: 'The balance after a claim',
  },
  where: {
    id: 'rewards.claim.where',
    defaultMessage: 'Where to find it',
    description: 'Before the place where the reward turns up',
  },
  ledger: {
    id: 'rewards.claim.ledger',
    defaultMessage: 'See your Units',
    description: 'Link to the ledger after a claim',
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
  balanceUnknown: {
    id: 'rewards.claim.balanceUnknown',
    defaultMessage: 'Sorry, your balance is not available at the moment. Please retry later.',
    description: 'In place of the lots while the balance cannot be had',
  },
});

export const claimTemplates = defineMessages<{
  title: { name: string };
  question: { price: number; name: string };
  use: { price: number };
  all: { units: number };
  bar: { price: number; units: number };
  expire: { date: string };
  inDays: { days: number };
  allOf: { units: number };
  of: { units: number };
  short: { missing: number };
  nothingLost: { date: string };
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
  use: { id: 'rewards.claim.use', defaultMessage: 'Use {price, number} Units', description: 'The button that pays' },
  all: {
    id: 'rewards.claim.all',
    defaultMessage: 'all {units, number} Units, by expiry',
    description: 'Over the bar of a balance’s lots, at its end',
  },
  bar: {
    id: 'rewards.claim.bar',
    defaultMessage: '{price, number} of {units, number} Units are used, from the soonest to expire',
    description: 'The bar of lots in words',
  },
  expire: {
    id: 'rewards.claim.expire',
    defaultMessage: 'Expire on {date}',
    description: 'A lot of Units; {date} is a day and month',
  },
  inDays: {
    id: 'rewards.claim.inDays',
    defaultMessage: '{days, plural, =0 {today} one {in # day} other {in # days}}',
    description: 'When a lot expires',
  },
  allOf: { id: 'rewards.claim.allOf', defaultMessage: 'all of {units, number}', description: 'A claim uses a lot up' },
  of: { id: 'rewards.claim.of', defaultMessage: 'of {units, number}', description: 'A claim uses part of a lot' },
  short: {
    id: 'rewards.claim.short',
    defaultMessage: '{missing, plural, one {# Unit short} other {# Units short}}',
    description: 'Why the button cannot be pressed',
  },
  nothingLost: {
    id: 'rewards.claim.nothingLost',
    defaultMessage: 'After this, nothing of yours is lost on {date}.',
    description: 'A claim uses up what expires next',
  },
  announced: {
    id: 'rewards.claim.announced',
    defaultMessage: '{name} is yours. Your balance is {balance, number} Units.',
    description: 'Said to screen readers after a claim',
  },
});

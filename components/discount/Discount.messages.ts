import { defineMessages } from 'react-intl';

export const discountMessages = defineMessages({
  get: {
    id: 'discount.get',
    defaultMessage: 'Get a code for 100 Units',
    description: 'Button for players: shows what a code would take',
  },
  challenges: {
    id: 'discount.challenges',
    defaultMessage: 'Earn them in this week’s challenges',
    description: 'Link for players who have too few Units',
  },
  balanceUnknown: {
    id: 'discount.balanceUnknown',
    defaultMessage: 'Sorry, your balance is not available at the moment. Please retry later.',
    description: 'In place of what the balance buys, while it cannot be had',
  },
  retry: { id: 'discount.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  codes: { id: 'discount.codes', defaultMessage: 'Your codes', description: 'Over the codes that a player has' },
  codesLead: {
    id: 'discount.codes.lead',
    defaultMessage: 'Each code is good for one order. We can’t see which ones you’ve used.',
    description: 'Under the heading over a player’s codes',
  },
  codesLoading: {
    id: 'discount.codes.loading',
    defaultMessage: 'Loading your codes',
    description: 'For screen readers',
  },
  codesFailed: {
    id: 'discount.codes.failed',
    defaultMessage: 'We couldn’t load your codes, but they’re safe. Try again.',
    description: 'In the place of a player’s codes',
  },
  copy: { id: 'discount.copy', defaultMessage: 'Copy', description: 'Button beside a code' },
  copied: { id: 'discount.copied', defaultMessage: 'Copied', description: 'On the same button for a moment' },
  selected: {
    id: 'discount.selected',
    defaultMessage: 'Selected',
    description: 'The same, where the browser does not let a page copy: the code is selected in its place',
  },
  how: { id: 'discount.how', defaultMessage: 'How you get the code', description: 'Heading' },
  earn: { id: 'discount.how.earn', defaultMessage: 'Earn 100 Units', description: 'First step' },
  earnText: {
    id: 'discount.how.earn.text',
    defaultMessage: 'Two weekly challenges are usually enough. Your balance is always in the corner of the page.',
    description: 'First step',
  },
  redeem: { id: 'discount.how.redeem', defaultMessage: 'Trade Units for a code', description: 'Second step' },
  redeemText: {
    id: 'discount.how.redeem.text',
    defaultMessage: 'Sign in and confirm. 100 Units leave your balance, the ones that expire soonest first.',
    description: 'Second step',
  },
  use: { id: 'discount.how.use', defaultMessage: 'Enter it at checkout', description: 'Third step' },
  useText: {
    id: 'discount.how.use.text',
    defaultMessage: 'Enter the code in the store before you pay. The code is good for one order, for three months.',
    description: 'Third step',
  },
  slip: {
    id: 'discount.slip',
    defaultMessage: 'Your code will look like this',
    description: 'Over a drawn slip of paper with dots in the place of a code',
  },
  not: { id: 'discount.not', defaultMessage: 'What’s not included', description: 'Heading' },
  preOrders: { id: 'discount.not.preOrders', defaultMessage: 'Pre-orders', description: 'Heading of an exception' },
  preOrdersText: {
    id: 'discount.not.preOrders.text',
    defaultMessage: 'Games that aren’t out yet.',
    description: 'What pre-orders are',
  },
  credits: {
    id: 'discount.not.credits',
    defaultMessage: 'In-game credit packs',
    description: 'Heading of an exception',
  },
  creditsText: {
    id: 'discount.not.credits.text',
    defaultMessage: 'Anything you buy to spend inside a game.',
    description: 'What credit packs are',
  },
  fresh: {
    id: 'discount.not.fresh',
    defaultMessage: 'Games released in the last 3 months',
    description: 'Heading of an exception',
  },
  freshText: {
    id: 'discount.not.fresh.text',
    defaultMessage: 'Each game becomes eligible three months after its release.',
    description: 'When new games are discounted',
  },
  freshNow: {
    id: 'discount.freshNow',
    defaultMessage: 'Too new right now',
    description: 'Heading over the games that the discount does not work for yet',
  },
  canadaTitle: {
    id: 'discount.canada.title',
    defaultMessage: 'In Canada, 20% or 50 CAD, whichever is less',
    description: 'Heading',
  },
  canadaYou: {
    id: 'discount.canada.you',
    defaultMessage: 'This applies to you',
    description: 'Tag beside the rule for Canada, shown to visitors from there',
  },
});

/** Texts of the dialog that redeems Units for a code. */
export const redeemMessages = defineMessages({
  title: {
    id: 'discount.redeem.title',
    defaultMessage: 'Get a code for the store',
    description: 'Name of the dialog',
  },
  claimed: {
    id: 'discount.redeem.claimed',
    defaultMessage: 'Claimed',
    description: 'Of a discount code that the player gets: the second of two steps, and the word on the stamp',
  },
  thing: { id: 'discount.redeem.thing', defaultMessage: '20% off the store', description: 'What is bought' },
  about: {
    id: 'discount.redeem.about',
    defaultMessage: 'One code, good for one order, for three months.',
    description: 'What is bought, in a sentence',
  },
  question: {
    id: 'discount.redeem.question',
    defaultMessage: 'Use 100 Units for a code?',
    description: 'Heading of the first step',
  },
  final: {
    id: 'discount.redeem.final',
    defaultMessage: 'Once you see the code, you can’t undo this.',
    description: 'Before Units are redeemed for a code: unlike a claim of a reward, it cannot be taken back',
  },
  done: { id: 'discount.redeem.done', defaultMessage: 'Here’s your code', description: 'Heading after the payment' },
  kept: {
    id: 'discount.redeem.kept',
    defaultMessage: 'Enter your code at checkout, before you pay. The code stays on this page until it expires.',
    description: 'Under the new code',
  },
  failed: {
    id: 'discount.redeem.failed',
    defaultMessage: 'We couldn’t get your code. No Units were taken. Try again in a moment.',
    description: 'The payment failed for a passing reason',
  },
  unsure: {
    id: 'discount.redeem.unsure',
    defaultMessage:
      'We couldn’t reach the club, so we don’t know yet if you got your code. Try again: you can’t be charged twice.',
    description: 'The payment got no answer',
  },
  tooDear: {
    id: 'discount.redeem.tooDear',
    defaultMessage: 'Your balance is too low for a code. No Units were taken.',
    description: 'The services refused the payment',
  },
});

export const redeemTemplates = defineMessages<{
  announced: { code: string; balance: number };
  until: { date: string };
  expired: { date: string };
  older: { count: number };
  copyCode: { code: string };
}>({
  announced: {
    id: 'discount.redeem.announced',
    defaultMessage: 'Your code is {code}. Your balance is {balance, number} Units.',
    description: 'Said to screen readers after the payment',
  },
  until: {
    id: 'discount.code.until',
    defaultMessage: 'Good for one order until {date}',
    description: 'Under a code; {date} is a day',
  },
  expired: {
    id: 'discount.code.expired',
    defaultMessage: 'Expired on {date}',
    description: 'Under a code of the past',
  },
  older: {
    id: 'discount.codes.older',
    defaultMessage: '{count, plural, one {# expired code} other {# expired codes}}',
    description: 'Button: shows the codes of the past',
  },
  copyCode: {
    id: 'discount.code.copy',
    defaultMessage: 'Copy {code}',
    description: 'What the button beside a code does, for screen readers',
  },
});

export const discountTemplates = defineMessages<{
  from: { date: string };
  comesFrom: { date: string };
  canadaText: { limit: string; most: string };
  canadaChart: { limit: string; most: string };
  enough: { units: number; codes: number };
  short: { units: number; missing: number };
}>({
  from: {
    id: 'discount.from',
    defaultMessage: 'From {date}',
    description: 'When the discount begins to work for a new game',
  },
  comesFrom: {
    id: 'discount.comesFrom',
    defaultMessage: 'Not out yet; eligible from {date}',
    description: 'When the discount begins to work for a game that can only be pre-ordered',
  },
  canadaText: {
    id: 'discount.canada.text',
    defaultMessage: 'On orders up to {limit} you save 20%, like everyone else. Above that, the code takes off {most}.',
    description: 'Explains the rule for Canada; both are sums of money in CAD',
  },
  canadaChart: {
    id: 'discount.canada.chart',
    defaultMessage: 'What the code takes off: 20% of orders up to {limit}, then {most}',
    description: 'A drawn chart in words',
  },
  enough: {
    id: 'discount.enough',
    defaultMessage:
      'You have {units, plural, one {# Unit} other {# Units}}: enough for {codes, plural, one {# code} other {# codes}}.',
    description: 'Tells signed-in players what their balance buys',
  },
  short: {
    id: 'discount.short',
    defaultMessage:
      'You have {units, plural, one {# Unit} other {# Units}}; {missing, plural, one {# more} other {# more}} and the code is yours.',
    description: 'Tells signed-in players how many Units they still need',
  },
});

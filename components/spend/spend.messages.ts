import { defineMessages } from 'react-intl';

/** Texts shared by all dialogs that spend Units. */
export const spendMessages = defineMessages({
  close: { id: 'payment.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  review: { id: 'payment.review', defaultMessage: 'Review', description: 'First of two steps of a payment' },
  soonest: {
    id: 'payment.soonest',
    defaultMessage: 'Units that expire soonest are used first',
    description: 'Over the bar of a balance’s lots',
  },
  neverExpire: {
    id: 'payment.neverExpire',
    defaultMessage: 'Units that don’t expire',
    description: 'A lot of Units',
  },
  balance: { id: 'payment.balance', defaultMessage: 'Balance', description: 'Before a payment' },
  remains: { id: 'payment.remains', defaultMessage: 'Remaining balance', description: 'The balance after a payment' },
  notNow: {
    id: 'payment.notNow',
    defaultMessage: 'Not now',
    description: 'Button: closes the dialog without paying',
  },
  working: {
    id: 'payment.working',
    defaultMessage: 'Claiming',
    description: 'The button while the payment is sent',
  },
  retry: {
    id: 'payment.retry',
    defaultMessage: 'Try again',
    description: 'Button after a payment that failed; it cannot pay twice',
  },
  done: { id: 'payment.done', defaultMessage: 'Done', description: 'Button: closes the dialog after a payment' },
  used: { id: 'payment.used', defaultMessage: 'Used', description: 'How many Units a payment took' },
  balanceNow: {
    id: 'payment.balanceNow',
    defaultMessage: 'Your balance now',
    description: 'The balance after a payment',
  },
  ledger: {
    id: 'payment.ledger',
    defaultMessage: 'See your Units',
    description: 'Link to the ledger after a payment',
  },
  balanceUnknown: {
    id: 'payment.balanceUnknown',
    defaultMessage: 'Sorry, your balance is not available at the moment. Please retry later.',
    description: 'In place of the lots while the balance cannot be had',
  },
});

export const spendTemplates = defineMessages<{
  use: { price: number };
  all: { units: number };
  bar: { price: number; units: number };
  expire: { date: string };
  inDays: { days: number };
  allOf: { units: number };
  of: { units: number };
  short: { missing: number };
  later: { count: number };
  nothingLost: { date: string };
}>({
  use: { id: 'payment.use', defaultMessage: 'Use {price, number} Units', description: 'The button that pays' },
  all: {
    id: 'payment.all',
    defaultMessage: 'all {units, number} Units, by expiry',
    description: 'Over the bar of a balance’s lots, at its end',
  },
  bar: {
    id: 'payment.bar',
    defaultMessage: '{price, number} of {units, number} Units used, those that expire soonest first',
    description: 'The bar of lots in words',
  },
  expire: {
    id: 'payment.expire',
    defaultMessage: 'Expire on {date}',
    description: 'A lot of Units; {date} is a day and month',
  },
  inDays: {
    id: 'payment.inDays',
    defaultMessage: '{days, plural, =0 {today} one {in # day} other {in # days}}',
    description: 'When a lot expires',
  },
  allOf: { id: 'payment.allOf', defaultMessage: 'all of {units, number}', description: 'A payment uses a lot up' },
  of: { id: 'payment.of', defaultMessage: 'of {units, number}', description: 'A payment uses part of a lot' },
  short: {
    id: 'payment.short',
    defaultMessage: '{missing, plural, one {# Unit short} other {# Units short}}',
    description: 'Why the button cannot be pressed',
  },
  later: {
    id: 'payment.later',
    defaultMessage: '{count, plural, one {# batch} other {# batches}} that expire later',
    description: 'The lots that a payment uses last, after those named',
  },
  nothingLost: {
    id: 'payment.nothingLost',
    defaultMessage: 'After this, none of your Units expire on {date}.',
    description: 'A payment uses up what expires next',
  },
});

import { defineMessages } from 'react-intl';

/** Toasts for a claim or a discount code that ended after its dialog was left. */
export const spendToastTexts = defineMessages({
  code: {
    id: 'shell.spend.code',
    defaultMessage: 'Your discount code is ready',
    description: 'Message: a code for the store was paid with Units after its dialog was left',
  },
  notRedeemed: {
    id: 'shell.spend.notRedeemed',
    defaultMessage: 'You didn’t get a discount code',
    description: 'Message: paying for a code failed after its dialog was left',
  },
  safe: {
    id: 'shell.spend.safe',
    defaultMessage: 'No Units were taken.',
    description: 'Under a message that a payment was rejected',
  },
  unsure: {
    id: 'shell.spend.unsure',
    defaultMessage: 'We couldn’t reach the club. Try again: you can’t be charged twice.',
    description: 'Under a message that a payment failed, where it is not known whether it went through',
  },
  see: {
    id: 'shell.spend.see',
    defaultMessage: 'View',
    description: 'Button of these messages: opens the receipt, or the dialog of the payment',
  },
});

export const spendToastTemplates = defineMessages<{
  claimed: { name: string };
  notClaimed: { name: string };
  balance: { balance: number };
}>({
  claimed: {
    id: 'shell.spend.claimed',
    defaultMessage: '{name} is yours',
    description: 'Message: a reward was claimed after its dialog was left; {name} is the reward',
  },
  notClaimed: {
    id: 'shell.spend.notClaimed',
    defaultMessage: '{name} wasn’t claimed',
    description: 'Message: the claim of a reward failed after its dialog was left; {name} is the reward',
  },
  balance: {
    id: 'shell.spend.balance',
    defaultMessage: 'Your balance is {balance, plural, one {# Unit} other {# Units}}.',
    description: 'Under a message that a payment went through',
  },
});

import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  title: {
    id: 'units.visitor.title',
    defaultMessage: 'Units are our thanks for playing',
    description: 'Heading of the page about Units',
  },
  check: { id: 'units.check.title', defaultMessage: 'Check your balance', description: 'Heading of a card' },
  checkLead: {
    id: 'units.check.lead',
    defaultMessage: 'Log in to see your Units and when they expire.',
    description: 'In the card about the balance, for visitors',
  },
  createAccount: {
    id: 'units.check.createAccount',
    defaultMessage: 'Create account',
    description: 'Button inside a line of text: opens the sign-up',
  },
  logIn: { id: 'units.check.logIn', defaultMessage: 'Log in to check', description: 'Button: opens the log-in' },
  noAccount: { id: 'units.check.noAccount', defaultMessage: 'No account yet?', description: 'Before a button' },
});

export const heroTemplates = defineMessages<{
  lead: { publisher: string };
}>({
  lead: {
    id: 'units.visitor.lead',
    defaultMessage:
      'Finish challenges in any {publisher} game and Units arrive in your balance. Spend them on rewards, or on the store.',
    description: 'Under the heading; {publisher} is the short name of the publisher',
  },
});

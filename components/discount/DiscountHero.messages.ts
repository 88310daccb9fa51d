import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  title: {
    id: 'discount.title',
    defaultMessage: '20% off the store for 100 Units',
    description: 'Heading of the page',
  },
  lead: {
    id: 'discount.lead',
    defaultMessage:
      'Trade 100 Units for a code and use it on your next order. Get another whenever your balance allows.',
    description: 'Under the heading',
  },
  signIn: {
    id: 'discount.signIn',
    defaultMessage: 'Sign in for your code',
    description: 'Button for visitors with an account: opens the log-in, and then what a code would take',
  },
  store: { id: 'discount.store', defaultMessage: 'Visit the store', description: 'Link to the publisher’s store' },
  exceptions: {
    id: 'discount.exceptions',
    defaultMessage: 'Not for pre-orders, in-game credit packs or games released in the last 3 months.',
    description: 'What the discount cannot be used for',
  },
  canada: {
    id: 'discount.canada',
    defaultMessage: 'In Canada: 20% or 50 CAD, whichever is less.',
    description: 'The rule for Canada',
  },
  ticketUnits: {
    id: 'discount.ticket.units',
    defaultMessage: 'Units',
    description: 'Under the figure 100 on the ticket',
  },
  ticketPromise: {
    id: 'discount.ticket.promise',
    defaultMessage: 'off your next order in the store',
    description: 'Beside the figure 20% on the drawn ticket',
  },
  ticketFine: {
    id: 'discount.ticket.fine',
    defaultMessage: 'One code, one order',
    description: 'Small print on the drawn ticket',
  },
  join: {
    id: 'discount.join',
    defaultMessage: 'Earn your first 100 Units in about a week',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});

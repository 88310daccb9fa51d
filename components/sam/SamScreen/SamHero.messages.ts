import { defineMessages } from 'react-intl';

export const heroMessages = defineMessages({
  friday: {
    id: 'sam.friday',
    defaultMessage: 'Updated each Friday',
    description: 'Until the date of the next Friday is known',
  },
  today: { id: 'sam.today', defaultMessage: 'Updated today', description: 'On a Friday, the day of the update' },
  gamesLink: {
    id: 'sam.gamesLink',
    defaultMessage: 'See the games',
    description: 'Button: jumps to the games whose stats the assistant reads',
  },
});

export const heroTemplates = defineMessages<{
  title: { sam: string };
  lead: { sam: string; club: string };
  next: { date: string };
  join: { sam: string };
}>({
  title: {
    id: 'sam.title',
    defaultMessage: 'Ask {sam}, keep playing',
    description: 'Heading of the page; {sam} is the assistant',
  },
  lead: {
    id: 'sam.lead',
    defaultMessage:
      '{sam} is the {club} in your pocket: an assistant on your phone that knows your stats, your challenges and your Units.',
    description: 'Under the heading',
  },
  next: {
    id: 'sam.next',
    defaultMessage: 'Next update: {date}',
    description: '{date} is a weekday, a day and a month, always a Friday',
  },
  join: {
    id: 'sam.join',
    defaultMessage: '{sam} comes free with the club',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});

import { defineMessages } from 'react-intl';

export const expiryMessages = defineMessages({
  title: { id: 'units.expiry.title', defaultMessage: 'Units last two years', description: 'Heading' },
  lead: {
    id: 'units.expiry.lead',
    defaultMessage: 'Units expire 2 years after you earn them, on the last day of that month. Here’s how it starts.',
    description: 'Under the heading, over a timeline',
  },
  transition: {
    id: 'units.expiry.transition',
    defaultMessage: 'Until the end of March 2019',
    description: 'Heading of a rule',
  },
  transitionLine: {
    id: 'units.expiry.transitionLine',
    defaultMessage: 'A transition period. No Units expire.',
    description: 'A rule about the expiry of Units',
  },
  effect: { id: 'units.expiry.effect', defaultMessage: 'From April 1, 2019', description: 'Heading of a rule' },
  effectLine: {
    id: 'units.expiry.effectLine',
    defaultMessage: 'Full effect: Units older than 2 years expire, on the last day of each month.',
    description: 'A rule about the expiry of Units',
  },
  canada: { id: 'units.expiry.canada', defaultMessage: 'In Canada', description: 'Heading of a rule' },
  canadaLine: {
    id: 'units.expiry.canadaLine',
    defaultMessage: 'Only Units acquired after April 1, 2019 expire. Earlier ones stay.',
    description: 'A rule about the expiry of Units',
  },
  yours: {
    id: 'units.expiry.yours',
    defaultMessage: 'Applies to you',
    description: 'Label on the rule for Canada, for readers in Canada',
  },
  outside: {
    id: 'units.expiry.outside',
    defaultMessage: 'Outside Canada',
    description: 'Label over a timeline',
  },
  inside: { id: 'units.expiry.inside', defaultMessage: 'Canada', description: 'Label over a timeline' },
  transitionMark: {
    id: 'units.expiry.transitionMark',
    defaultMessage: 'Transition',
    description: 'Label of a hatched part of a timeline',
  },
  noEnd: { id: 'units.expiry.noEnd', defaultMessage: 'no end date', description: 'On a timeline: never expires' },
});

export const expiryTemplates = defineMessages<{
  earned: { earned: string };
  until: { expires: string };
  start: { date: string };
}>({
  earned: {
    id: 'units.expiry.earned',
    defaultMessage: 'Earned {earned}',
    description: 'On a timeline; {earned} is a date. A second line follows',
  },
  until: {
    id: 'units.expiry.until',
    defaultMessage: 'until {expires}',
    description: 'On a timeline, under "Earned" and a date; {expires} is a date',
  },
  start: {
    id: 'units.expiry.start',
    defaultMessage: '{date}, full effect',
    description: 'On a timeline: the date from which Units expire',
  },
});

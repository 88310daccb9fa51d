import { defineMessages } from 'react-intl';

export const challengesMessages = defineMessages({
  title: {
    id: 'home.challenges.title',
    defaultMessage: 'Every week, a new challenge in every game',
    description: 'Heading',
  },
  lead: {
    id: 'home.challenges.lead',
    defaultMessage:
      'Reach its stars before the week ends and bank the Units. Special and classic challenges run alongside.',
    description: 'Under the heading; stars are the thresholds of a challenge',
  },
  weekly: {
    id: 'home.challenges.weekly',
    defaultMessage: 'Weekly',
    description: 'Kind of challenge, before the name of its game',
  },
  join: {
    id: 'home.challenges.join',
    defaultMessage: 'Join to play',
    description: 'Button under a challenge: opens the sign-up',
  },
  open: {
    id: 'home.challenges.open',
    defaultMessage: 'View challenge',
    description: 'Link to the game of the challenge, for players',
  },
  ends: {
    id: 'home.challenges.ends',
    defaultMessage: 'This week’s challenges end in',
    description: 'Over a countdown',
  },
  special: { id: 'home.challenges.special', defaultMessage: 'Special', description: 'Kind of challenge, a heading' },
  specialLine: {
    id: 'home.challenges.specialLine',
    defaultMessage: 'For an event, a season or a launch. Open for a few days only.',
    description: 'What special challenges are',
  },
  classic: { id: 'home.challenges.classic', defaultMessage: 'Classic', description: 'Kind of challenge, a heading' },
  classicLine: {
    id: 'home.challenges.classicLine',
    defaultMessage: 'Always open, once each. Finish them at your own pace.',
    description: 'What classic challenges are',
  },
  more: {
    id: 'home.challenges.more',
    defaultMessage: 'See how challenges work',
    description: 'Link to the page about challenges',
  },
});

export const challengesTemplates = defineMessages<{
  line: { thresholds: number; last: number; unitName: string; units: number };
  threshold: { count: number; units: number };
  units: { units: number };
}>({
  line: {
    id: 'home.challenges.line',
    defaultMessage:
      '{thresholds, plural, one {# star} other {# stars}} up to {last, number} {unitName}, {units, number} Units in all',
    description: 'A challenge’s line of stars in words; {unitName} is what is counted, in the plural',
  },
  threshold: {
    id: 'home.challenges.threshold',
    defaultMessage: 'At {count, number}: {units, number} Units',
    description: 'One star of a challenge in words',
  },
  units: {
    id: 'home.challenges.units',
    defaultMessage: '{units, number} Units',
    description: 'What a challenge gives, in words',
  },
});

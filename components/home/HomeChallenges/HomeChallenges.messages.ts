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
      'Reach its stars before Monday and collect the Units. Special and classic challenges run alongside.',
    description: 'Under the heading; stars are the thresholds of a challenge',
  },
  weekly: {
    id: 'home.challenges.weekly',
    defaultMessage: 'Weekly',
    description: 'Kind of challenge, before the name of its game',
  },
  join: {
    id: 'home.challenges.join',
    defaultMessage: 'Join to take it on',
    description: 'Button under a challenge: opens the sign-up',
  },
  open: {
    id: 'home.challenges.open',
    defaultMessage: 'Take it on',
    description: 'Link to the game of the challenge, for players',
  },
  ends: {
    id: 'home.challenges.ends',
    defaultMessage: 'This week’s challenges end in',
    description: 'Over a countdown',
  },
  days: { id: 'home.challenges.days', defaultMessage: 'days', description: 'Unit under a large figure' },
  hours: { id: 'home.challenges.hours', defaultMessage: 'hours', description: 'Unit under a large figure' },
  minutes: { id: 'home.challenges.minutes', defaultMessage: 'min', description: 'Unit under a large figure: minutes' },
  special: { id: 'home.challenges.special', defaultMessage: 'Special', description: 'Kind of challenge, a heading' },
  specialLine: {
    id: 'home.challenges.specialLine',
    defaultMessage: 'For an event, a season or a launch. Open for days, not for ever.',
    description: 'What special challenges are',
  },
  classic: { id: 'home.challenges.classic', defaultMessage: 'Classic', description: 'Kind of challenge, a heading' },
  classicLine: {
    id: 'home.challenges.classicLine',
    defaultMessage: 'Always open, one time each. Finish them at your own pace.',
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
  week: { days: number; hours: number };
  left: { days: number; hours: number; minutes: number };
  special: { game: string; days: number };
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
  week: {
    id: 'home.challenges.week',
    defaultMessage:
      'The week so far: {days, plural, one {# day} other {# days}} and {hours, plural, one {# hour} other {# hours}} left',
    description: 'A drawn week in words',
  },
  left: {
    id: 'home.challenges.left',
    defaultMessage:
      '{days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}} and {minutes, plural, one {# minute} other {# minutes}} left',
    description: 'A countdown in words',
  },
  special: {
    id: 'home.challenges.specialDetail',
    defaultMessage: '{game} · {days, plural, =0 {ends today} one {ends in # day} other {ends in # days}}',
    description: 'Under the name of a special challenge: its game, and how long it runs',
  },
  units: {
    id: 'home.challenges.units',
    defaultMessage: '{units, number} Units',
    description: 'What a challenge gives, in words',
  },
});

import { defineMessages } from 'react-intl';

export const visitorMessages = defineMessages({
  kinds: {
    id: 'challenges.visitor.kinds',
    defaultMessage: 'Three kinds of challenges',
    description: 'Heading over what weekly, special and classic challenges are',
  },
  kindsLead: {
    id: 'challenges.visitor.kinds.lead',
    defaultMessage: 'Each kind starts, counts and ends in its own way.',
    description: 'Under the heading',
  },
  starts: { id: 'challenges.visitor.starts', defaultMessage: 'Starts', description: 'Before when challenges start' },
  endsAt: { id: 'challenges.visitor.endsAt', defaultMessage: 'Ends', description: 'Before when challenges end' },
  counts: {
    id: 'challenges.visitor.counts',
    defaultMessage: 'Counts',
    description: 'Before from when on play counts for a challenge',
  },
  open: {
    id: 'challenges.visitor.open',
    defaultMessage: 'Open now',
    description: 'Heading over the challenges that run now',
  },
  classicFoot: {
    id: 'challenges.visitor.classic.foot',
    defaultMessage: 'Find more of them on each game’s page.',
    description: 'Under a few classic challenges',
  },
  how: {
    id: 'challenges.visitor.how',
    defaultMessage: 'Activate, play, bank',
    description: 'Heading over how challenges work',
  },
  howLead: {
    id: 'challenges.visitor.how.lead',
    defaultMessage: 'One challenge, three steps. Here’s how it looks.',
    description: 'Under the heading over how challenges work',
  },
  activate: { id: 'challenges.visitor.activate', defaultMessage: 'Activate it', description: 'First step' },
  activateText: {
    id: 'challenges.visitor.activate.text',
    defaultMessage:
      'A weekly challenge counts once you activate it, here or in the game. Special and classic challenges count from the start.',
    description: 'First step: how activating works',
  },
  play: { id: 'challenges.visitor.play', defaultMessage: 'Play', description: 'Second step' },
  playText: {
    id: 'challenges.visitor.play.text',
    defaultMessage:
      'Each star is worth its own Units. Stop after the first or go for the last: you keep every star you reach.',
    description: 'Second step: how thresholds work',
  },
  bank: { id: 'challenges.visitor.bank', defaultMessage: 'Bank it', description: 'Third step' },
  bankText: {
    id: 'challenges.visitor.bank.text',
    defaultMessage: 'Banking moves the Units to your balance. If the week ends first, you have two more days to bank.',
    description: 'Third step: how banking works',
  },
});

/** What each kind is, when it starts and ends, and what counts. */
export const kindMessages = defineMessages({
  weekly: {
    id: 'challenges.visitor.weekly',
    defaultMessage: 'Two or three new ones every week in every game, sized to finish in a week.',
    description: 'What weekly challenges are',
  },
  weeklyEnds: {
    id: 'challenges.visitor.weekly.ends',
    defaultMessage: 'One week later',
    description: 'When weekly challenges end: a week after they start',
  },
  weeklyCounts: {
    id: 'challenges.visitor.weekly.counts',
    defaultMessage: 'Once you activate it',
    description: 'From when on play counts for a weekly challenge',
  },
  special: {
    id: 'challenges.visitor.special',
    defaultMessage: 'For an event, a season or a launch. Open for a few days, and often worth the most Units.',
    description: 'What special challenges are',
  },
  specialStarts: {
    id: 'challenges.visitor.special.starts',
    defaultMessage: 'With its event',
    description: 'When special challenges start',
  },
  specialEnds: {
    id: 'challenges.visitor.special.ends',
    defaultMessage: 'On the date it shows',
    description: 'When special challenges end',
  },
  specialCounts: {
    id: 'challenges.visitor.special.counts',
    defaultMessage: 'From its first day, automatically',
    description: 'From when on play counts for a special challenge',
  },
  classic: {
    id: 'challenges.visitor.classic',
    defaultMessage: 'Always open, once each. Long-term goals, at your own pace.',
    description: 'What classic challenges are',
  },
  classicStarts: {
    id: 'challenges.visitor.classic.starts',
    defaultMessage: 'With the game',
    description: 'When classic challenges start',
  },
  classicEnds: {
    id: 'challenges.visitor.classic.ends',
    defaultMessage: 'Never',
    description: 'When classic challenges end',
  },
  classicCounts: {
    id: 'challenges.visitor.classic.counts',
    defaultMessage: 'From your first day, automatically',
    description: 'From when on play counts for a classic challenge',
  },
});

export const visitorTemplates = defineMessages<{
  openLead: { challenges: number; games: number };
  detail: { game: string; description: string };
  line: { thresholds: number; last: number; units: number };
  threshold: { count: number; units: number };
  units: { units: number };
  more: { count: number };
  weeklyStarts: { weekStart: string };
}>({
  weeklyStarts: {
    id: 'challenges.visitor.weekly.starts',
    defaultMessage: 'Every week on {weekStart}',
    description: 'When weekly challenges start: a weekday, a time and its time zone',
  },
  openLead: {
    id: 'challenges.visitor.open.lead',
    defaultMessage:
      '{challenges, plural, one {# weekly challenge} other {# weekly challenges}} in {games, plural, one {# game} other {# games}} this week, plus special and classic ones.',
    description: 'Under the heading over the challenges that run now',
  },
  detail: {
    id: 'challenges.visitor.detail',
    defaultMessage: '{game}. {description}',
    description: 'Under the name of a challenge: its game, and what to do',
  },
  line: {
    id: 'challenges.visitor.line',
    defaultMessage:
      '{thresholds, plural, one {# star} other {# stars}} up to {last, number}, {units, number} Units in all',
    description: 'A challenge’s line of stars in words',
  },
  threshold: {
    id: 'challenges.visitor.threshold',
    defaultMessage: 'At {count, number}: {units, number} Units',
    description: 'One star of a challenge in words',
  },
  units: {
    id: 'challenges.visitor.units',
    defaultMessage: '{units, number} Units',
    description: 'What a challenge gives, in words',
  },
  more: {
    id: 'challenges.visitor.more',
    defaultMessage: 'Show {count, plural, one {# more} other {# more}}',
    description: 'Opens the rest of this week’s challenges',
  },
});

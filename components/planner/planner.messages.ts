import { defineMessages } from 'react-intl';

export const plannerMessages = defineMessages({
  title: {
    id: 'planner.title',
    defaultMessage: 'How do I get there?',
    description: 'Heading over what brings the Units that are missing for a reward',
  },
  others: { id: 'planner.others', defaultMessage: 'Other ways', description: 'Heading over alternative plans' },
  start: {
    id: 'planner.startFirst',
    defaultMessage: 'Activate it first',
    description: 'Beside a challenge that the player has to activate before it counts',
  },
  failed: {
    id: 'planner.failed',
    defaultMessage: 'We couldn’t look that up. Try again in a moment.',
    description: 'In place of a plan, or of an answer to a player’s question',
  },
  ready: {
    id: 'rewards.sheet.ready',
    defaultMessage: 'Ready to bank',
    description: 'Beside a completed challenge whose Units can be banked now',
  },
});

export const plannerTemplates = defineMessages<{
  next: { steps: string };
  other: { steps: string; units: number };
  bank: { units: number };
  finish: { name: string };
  about: { duration: string };
  expires: { units: number; date: string };
  brings: { units: number; amount: 'enough' | 'some' | 'none' };
}>({
  next: {
    id: 'planner.next',
    defaultMessage: 'Next steps: {steps}.',
    description: 'The way to a reward; {steps} is a list such as: bank 60 Units, finish “Three nights, one lamp”',
  },
  other: {
    id: 'planner.other',
    defaultMessage: '{steps}: {units, plural, one {# Unit} other {# Units}}',
    description: 'Another way, with what it brings; {steps} is the same kind of list',
  },
  bank: {
    id: 'planner.bank',
    defaultMessage: 'bank {units, plural, one {# Unit} other {# Units}}',
    description: 'A step in such a list: completed challenges are banked',
  },
  finish: {
    id: 'planner.finish',
    defaultMessage: 'finish “{name}”',
    description: 'A step in such a list; {name} is a challenge',
  },
  about: {
    id: 'planner.about',
    defaultMessage: 'about {duration}',
    description: 'How long it takes to finish a challenge; {duration} is "40 min"',
  },
  expires: {
    id: 'planner.expires',
    defaultMessage:
      '{units, plural, one {# of your Units expires on {date}} other {# of your Units start to expire on {date}}}, before you can get there.',
    description: 'Under a plan; {date} is the first day on which some of them expire',
  },
  brings: {
    id: 'rewards.sheet.brings',
    defaultMessage:
      '{amount, select, enough {Together these challenges bring {units, plural, one {# Unit} other {# Units}}. That’s enough for this reward.} some {Together these challenges bring {units, plural, one {# Unit} other {# Units}}. New challenges start every week.} other {New challenges start every week.}}',
    description: 'Under the challenges that bring the Units missing for a reward; the last case is for no challenges',
  },
});

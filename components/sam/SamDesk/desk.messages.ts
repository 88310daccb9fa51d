import { defineMessages } from 'react-intl';

/** Questions that a signed-in player can put to the assistant on the site, and its answers. */
export const deskMessages = defineMessages({
  minutes: {
    id: 'sam.desk.minutes',
    defaultMessage: 'What can I finish in 40 minutes?',
    description: 'Button: a player’s question',
  },
  why: { id: 'sam.desk.why', defaultMessage: 'Why didn’t it count?', description: 'Button: a player’s question' },
  buy: {
    id: 'sam.desk.buy',
    defaultMessage: 'What should my expiring Units buy?',
    description: 'Button: a player’s question',
  },
  whyPick: {
    id: 'sam.desk.whyPick',
    defaultMessage: 'Pick a challenge to see what your games sent for it.',
    description: 'Answer, over a choice of challenges',
  },
  whyNone: {
    id: 'sam.desk.whyNone',
    defaultMessage: 'You have no active challenges. Activate one first.',
    description: 'Answer: there is no challenge that play could count for',
  },
  buyNone: {
    id: 'sam.desk.buyNone',
    defaultMessage: 'You have no Units that expire in the next 90 days.',
    description: 'Answer',
  },
  buyNothing: {
    id: 'sam.desk.buyNothing',
    defaultMessage: 'You can’t afford a reward with your expiring Units yet. Bank or finish a challenge first.',
    description: 'Answer',
  },
});

export const deskTemplates = defineMessages<{
  title: { sam: string };
  minutesNone: { weekStart: string };
  buyLead: { units: number; date: string };
  buyUses: { used: number };
}>({
  title: {
    id: 'sam.desk.title',
    defaultMessage: 'Ask {sam} right here',
    description: 'Heading over three questions; {sam} is the assistant',
  },
  minutesNone: {
    id: 'sam.desk.minutesNone',
    defaultMessage: 'Nothing fits into 40 minutes right now. Next weekly challenges: {weekStart}.',
    description: 'Answer: no challenge can be finished in that time; {weekStart} is a weekday and a time of day',
  },
  buyLead: {
    id: 'sam.desk.buyLead',
    defaultMessage:
      '{units, plural, one {# Unit expires} other {# Units expire}} on {date}. These rewards make the most of that:',
    description: 'Answer, over a list of rewards; {date} is a day and month',
  },
  buyUses: {
    id: 'sam.desk.buyUses',
    defaultMessage: 'uses {used, number} of them',
    description: 'Beside such a reward: how many of the expiring Units its price takes',
  },
});

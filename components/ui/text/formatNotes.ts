import { defineMessages, type IntlShape } from 'react-intl';

const templates = defineMessages<{ pair: { first: string; second: string } }>({
  pair: {
    id: 'ui.notes',
    defaultMessage: '{first}, {second}',
    description:
      'Two short facts about one thing, such as a reward’s kind and its game, with what the language puts between them: no word for “and”',
  },
});

/** Short facts in a row: "Companion, Far Meridian". A list format puts "and" between them in many languages. */
export function formatNotes(notes: readonly string[], { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const [start = '', ...others] = notes;
  return others.reduce((first, second) => formatMessage(templates.pair, { first, second }), start);
}

import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  pair: {
    id: 'ui.sentences',
    defaultMessage: '{first} {second}',
    description: 'Two whole sentences, one after the other: with a space, or without one in Japanese and Chinese',
  },
});

/** Without the types of its values, which allow no elements. */
const pair: MessageDescriptor = messages.pair;

/** Two sentences in a row, with what the language puts between them. */
export const Sentences = (values: { first: ReactNode; second: ReactNode }) => (
  <FormattedMessage {...pair} values={values} />
);

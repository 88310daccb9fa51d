import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messageOf } from './useTexts';

/** Two sentences in a row, with what the language puts between them. */
export const Sentences = (values: { first: ReactNode; second: ReactNode }) => (
  <FormattedMessage {...messageOf('ui.sentences')} values={values} />
);

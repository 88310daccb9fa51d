import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messageOf } from './useTexts';

export const Sentences = (values: { first: ReactNode; second: ReactNode }) => (
  <FormattedMessage {...messageOf('ui.sentences')} values={values} />
);

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { richText } from './richText';

/** Two sentences; what the language sets between them stays when the second one comes later. */
export const Sentences = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span>
    <FormattedMessage {...richText('ui.sentences')} values={{ first, second: <span key="second">{second}</span> }} />
  </span>
);

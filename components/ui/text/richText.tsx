import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messageOf, type TextId } from './useTexts';

/** A text with elements in the place of words: `<FormattedMessage {...richText('ui.sentences')} values={…} />`. */
export const richText = <Id extends TextId>(id: Id) => ({ ...messageOf(id), tagName: Phrase });

/**
 * Each language has the elements of a text in an order of its own, and the translation of a browser moves the texts between
 * them: another order replaces the whole, so that React removes no text by itself.
 */
function Phrase({ children }: PropsWithChildren) {
  const order = Children.map(children, (part) => (isValidElement(part) ? part.key : 'text'))?.join();
  return <span key={order}>{children}</span>;
}

/** The value of a text's `i` tag: its content as `<i>`, which the parts of a page style. */
export const italic = (parts: ReactNode) => <i>{parts}</i>;

/** Two sentences; what the language sets between them stays when the second one comes later. */
export const Sentences = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span>
    <FormattedMessage {...richText('ui.sentences')} values={{ first, second: <span key="second">{second}</span> }} />
  </span>
);

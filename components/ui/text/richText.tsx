import { Children, isValidElement, type PropsWithChildren } from 'react';
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

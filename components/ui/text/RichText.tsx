import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { FormattedMessage, type MessageTag } from 'react-intl';
import { descriptorOf, type TextId, type ValuesOf } from './useTexts';

type Tag = (parts: ReactNode[]) => ReactNode;

/** The tags that mean the same in every text. */
const tags = {
  b: (parts: ReactNode[]) => <b key="b">{parts}</b>,
  i: (parts: ReactNode[]) => <i key="i">{parts}</i>,
};

type RichValue<Value> = Value extends number ? Value : Value extends MessageTag ? Tag : ReactNode;

interface RichTextProps<Id extends TextId> {
  id: Id;
  values: { [Name in Exclude<keyof ValuesOf<Id>, keyof typeof tags>]: RichValue<ValuesOf<Id>[Name]> };
}

/** A text with elements in the place of words: `<RichText id="ui.sentences" values={…} />`. */
export function RichText<Id extends TextId>(text: RichTextProps<Id>): ReactNode;
export function RichText({ id, values }: { id: TextId; values: Record<string, ReactNode | Tag> }) {
  return <FormattedMessage {...descriptorOf(id)} values={{ ...tags, ...values }} tagName={Phrase} />;
}

/**
 * Each language has the elements of a text in an order of its own, and the translation of a browser moves the texts between
 * them: another order replaces the whole, so that React removes no text by itself.
 */
function Phrase({ children }: PropsWithChildren) {
  const order = Children.map(children, (part) => (isValidElement(part) ? part.key : 'text'))?.join();
  return <span key={order}>{children}</span>;
}

/** Two sentences; what the language sets between them stays when the second one comes later. */
export const Sentences = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span>
    <RichText id="ui.sentences" values={{ first, second: <span key="second">{second}</span> }} />
  </span>
);

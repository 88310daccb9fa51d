import { useMemo } from 'react';
import {
  defineMessage,
  useIntl,
  type MessageDescriptor,
  type MessageTag,
  type MessageValue,
  type TypedMessageDescriptor,
} from 'react-intl';
import type english from '../../../static/lang/en-US.json';
import { englishOf } from './englishTexts';
import type { TextValues } from './textValues';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the place where react-intl takes the values of an application's texts from
  namespace FormatjsIntl {
    // oxlint-disable-next-line typescript/no-empty-object-type -- react-intl's interface has no members of its own
    interface MessageArguments extends TextValues {}
  }
}

/** The id of a text in one of the `texts.json`. */
export type TextId = keyof typeof english;

export type PlainTextId = Exclude<TextId, keyof TextValues>;

/** The values that every one of the ids needs, so that one of several ids can be chosen at run time. */
export type ValuesOf<Id extends TextId> = Intersection<Id extends keyof TextValues ? TextValues[Id] : object>;
type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never;

/** What `formatMessage` takes: elements, too, in the place of words. */
type RichValuesOf<Id extends TextId> = {
  [Name in keyof ValuesOf<Id>]: ValuesOf<Id>[Name] extends number | MessageTag ? ValuesOf<Id>[Name] : MessageValue;
};

type ArgumentsOf<Id extends TextId> = keyof ValuesOf<Id> extends never ? [] : [values: ValuesOf<Id>];

/** Texts in the reader's language by id. The function stays the same until the language changes. */
export function useTexts() {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    function translate<Id extends TextId>(id: Id, ...values: ArgumentsOf<Id>): string;
    function translate(id: TextId, values?: Record<string, string | number | Date>) {
      return formatMessage(descriptorOf(id), values);
    }
    return translate;
  }, [formatMessage]);
}

/** A text for `formatMessage`, outside of components; `RichText` is for texts with elements. */
export const messageOf = <Id extends TextId>(id: Id): TypedMessageDescriptor<RichValuesOf<Id>> =>
  defineMessage<RichValuesOf<Id>>(descriptorOf(id));

/** A text whose values are not checked, where many texts are formatted with the same ones. */
export const descriptorOf = (id: TextId): MessageDescriptor => ({ id, defaultMessage: englishOf(id) });

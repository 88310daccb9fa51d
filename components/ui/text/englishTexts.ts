import type { MessageFormatElement } from 'react-intl';
import type { CompiledMessages, PageMessages } from '../../../services/locale/readMessages';

/** A text as it stands, or its parts if it has values or tags. */
type CompiledText = string | MessageFormatElement[];

const texts: Record<string, MessageFormatElement[]> = {};

/** A part of a text that has no values. */
const literalOf = (value: string): MessageFormatElement => ({ type: 0, value });

/** The texts that a page carries, for react-intl. */
export const expandMessages = (messages: PageMessages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, parts]) => [
      id,
      parts.map((part) => (typeof part === 'string' ? literalOf(part) : part)),
    ]),
  );

/**
 * Adds the English texts that a module uses. The bundler writes the call into the module (`deploy/messages/textsLoader.cjs`).
 * @public
 */
export function addTexts(more: Record<string, CompiledText>): void {
  for (const [id, text] of Object.entries(more)) texts[id] = typeof text === 'string' ? [literalOf(text)] : text;
}

/** The parsed English text of an id; undefined if no module that uses it is loaded. */
export const englishOf = (id: string): MessageFormatElement[] | undefined => texts[id];

export const plainEnglish = (id: string): string =>
  (texts[id] ?? []).map((part) => ('value' in part ? part.value : '')).join('');

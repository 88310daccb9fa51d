import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Texts } from './texts';

/** Texts as `addTexts` takes them: a text without values and tags stays what it is. */
export const compileTexts = (texts: Texts, ids = Object.keys(texts)): Record<string, string | MessageFormatElement[]> =>
  Object.fromEntries(ids.map((id) => [id, compile(texts[id] ?? '')]));

function compile(text: string): string | MessageFormatElement[] {
  const parts = parse(text);
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
}

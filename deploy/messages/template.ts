import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What of a text must be the same in every language, and the plurals that must not. */
export interface Template {
  /** Sorted. */
  values: string[];
  /** Sorted. */
  tags: string[];
  plurals: Plural[];
}

export interface Plural {
  /** Counts, or places in an order. */
  type: Intl.PluralRuleType;
  /** `one`, `few`; without exact numbers (`=0`). */
  categories: string[];
}

/** Every part of a text, those inside of tags, plurals and choices too. */
export function* partsOf(parts: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const part of parts) {
    yield part;
    if (part.type === TYPE.tag) yield* partsOf(part.children);
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) yield* partsOf(option.value);
  }
}

/** Throws if it is not well formed. */
export function readTemplate(text: string): Template {
  const values = new Set<string>();
  const tags = new Set<string>();
  const plurals: Plural[] = [];
  for (const part of partsOf(parse(text))) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    (part.type === TYPE.tag ? tags : values).add(part.value);
    if (part.type === TYPE.plural)
      plurals.push({ type: part.pluralType ?? 'cardinal', categories: categoriesOf(part.options) });
  }
  return { values: [...values].sort(), tags: [...tags].sort(), plurals };
}

const categoriesOf = (options: object) => Object.keys(options).filter((name) => !name.startsWith('='));

/** The forms that whole numbers take in a language: no count of ours is a fraction. */
export function categoriesIn(locale: string, type: Intl.PluralRuleType): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  // Every form of the 24 languages shows up below a thousand, save `many` of the Romance ones, at a million.
  const counts = [...Array.from({ length: 1000 }, (_, count) => count), 1_000_000];
  return [...new Set([...counts.map((count) => rules.select(count)), 'other'])].sort();
}

/** The form for round millions is optional. */
export const missingIn = (locale: string, { type, categories }: Plural): string[] =>
  categoriesIn(locale, type).filter(
    (category) => !categories.includes(category) && !(type === 'cardinal' && isOfMillions(locale, category)),
  );

const isOfMillions = (locale: string, category: string) =>
  category === 'many' && ['es', 'fr', 'it', 'pt'].includes(locale.slice(0, 2));

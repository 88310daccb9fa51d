import { z } from 'zod';
import type { ContentTranslator } from '../../content/translations/contentTranslator';

const clubTexts = z.registry<{ isClubText: true }>();

/** A text of the club's content. Responses contain it in the caller's language. */
export const clubText = z
  .string()
  .register(clubTexts, { isClubText: true })
  .describe('In the language asked for, in English where it is not translated.');

type Value = unknown;
type TranslateValue = (value: Value, translate: ContentTranslator) => Value;

/** Translates the club's texts in a response of this shape; null where the shape contains none. */
export function translatorOf(shape: z.core.$ZodType): TranslateValue | null {
  if (clubTexts.get(shape)) return (value, translate) => (typeof value === 'string' ? translate(value) : value);
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return translatorOf(shape.unwrap());
  if (shape instanceof z.ZodArray) return forItems(translatorOf(shape.element));
  if (shape instanceof z.ZodRecord) return forEveryField(translatorOf(shape.valueType));
  if (shape instanceof z.ZodObject) return forFields(shape.shape);
  return null;
}

const forItems = (item: TranslateValue | null): TranslateValue | null =>
  item && ((value, translate) => (Array.isArray(value) ? value.map((one: unknown) => item(one, translate)) : value));

const forEveryField = (field: TranslateValue | null): TranslateValue | null =>
  field &&
  ((value, translate) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, field(one, translate)]))
      : value);

function forFields(shape: Readonly<Record<string, z.core.$ZodType>>): TranslateValue | null {
  const translators = Object.entries(shape).flatMap(([name, field]) => {
    const translator = translatorOf(field);
    return translator ? [[name, translator] as const] : [];
  });
  if (translators.length === 0) return null;
  return (value, translate) => {
    if (!isRecord(value)) return value;
    const translated = { ...value };
    for (const [name, field] of translators) {
      if (name in translated) translated[name] = field(translated[name], translate);
    }
    return translated;
  };
}

const isRecord = (value: Value): value is Record<string, Value> => typeof value === 'object' && value !== null;

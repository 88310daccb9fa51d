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
  field && mapped((fields, translate) => fields.map(([name, value]) => [name, field(value, translate)]));

function forFields(shape: Readonly<Record<string, z.core.$ZodType>>): TranslateValue | null {
  const translators = new Map(
    Object.entries(shape).flatMap(([name, field]) => {
      const translator = translatorOf(field);
      return translator ? [[name, translator] as const] : [];
    }),
  );
  if (translators.size === 0) return null;
  return mapped((fields, translate) =>
    fields.map(([name, value]) => [name, translators.get(name)?.(value, translate) ?? value]),
  );
}

type Fields = readonly (readonly [name: string, value: Value])[];

const mapped =
  (change: (fields: Fields, translate: ContentTranslator) => Fields): TranslateValue =>
  (value, translate) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(change(Object.entries(value), translate)) : value;

import { z } from 'zod';
import type { ContentTranslator } from '../content/translations/contentTranslator';

const clubTexts = z.registry<{ isClubText: true }>();

/** A text of the club's content: replies say it in the language that was asked for. */
export const clubText = z
  .string()
  .register(clubTexts, { isClubText: true })
  .describe('In the language asked for, in English where it is not translated.');

type Value = unknown;
type Say = (value: Value, translate: ContentTranslator) => Value;

/** How a reply of this shape is said in a language; null where it holds none of the club's texts. */
export function sayingOf(shape: z.core.$ZodType): Say | null {
  if (clubTexts.get(shape)) return (value, translate) => (typeof value === 'string' ? translate(value) : value);
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return sayingOf(shape.unwrap());
  if (shape instanceof z.ZodArray) return ofItems(sayingOf(shape.element));
  if (shape instanceof z.ZodRecord) return ofEveryField(sayingOf(shape.valueType));
  if (shape instanceof z.ZodObject) return ofFields(shape.shape);
  return null;
}

const ofItems = (say: Say | null): Say | null =>
  say && ((value, translate) => (Array.isArray(value) ? value.map((item: unknown) => say(item, translate)) : value));

const ofEveryField = (say: Say | null): Say | null =>
  say && mapped((fields, translate) => fields.map(([name, value]) => [name, say(value, translate)]));

function ofFields(shape: Readonly<Record<string, z.core.$ZodType>>): Say | null {
  const sayings = new Map(
    Object.entries(shape).flatMap(([name, field]) => {
      const say = sayingOf(field);
      return say ? [[name, say] as const] : [];
    }),
  );
  if (sayings.size === 0) return null;
  return mapped((fields, translate) =>
    fields.map(([name, value]) => [name, sayings.get(name)?.(value, translate) ?? value]),
  );
}

type Fields = readonly (readonly [name: string, value: Value])[];

const mapped =
  (change: (fields: Fields, translate: ContentTranslator) => Fields): Say =>
  (value, translate) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(change(Object.entries(value), translate)) : value;

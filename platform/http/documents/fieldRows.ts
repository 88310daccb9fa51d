import { sharedName, typesOf, type Shape } from './shapes';

/** A field as the page lists it; those within it follow with their whole path. */
export interface FieldRow {
  path: string;
  shape: Shape;
  isRequired: boolean;
}

/** The fields of a shape and of the nameless shapes in it; shared shapes are one row, told in a chapter of their own. */
export function rowsOf(shape: Shape, prefix = ''): FieldRow[] {
  const required = shape.required ?? [];
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const path = prefix + name;
    const [within, mark] = innermost(inner);
    return [{ path, shape: inner, isRequired: required.includes(name) }, ...rowsOf(within, `${path}${mark}.`)];
  });
}

/** What a list holds, and what a value is that may also be null. */
function innermost(shape: Shape): [Shape, string] {
  const present = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
  if (!present.items) return [present, ''];
  const [within, mark] = innermost(present.items);
  return [within, `[]${mark}`];
}

/** A shape's type in words and links: a text, or the name of a shared shape. */
export type TypePart = string | { name: string };

export function typePartsOf(shape: Shape): TypePart[] {
  const name = sharedName(shape);
  if (name) return [{ name }];
  if (shape.const !== undefined) return [JSON.stringify(shape.const)];
  if (shape.anyOf) return between(shape.anyOf.map(typePartsOf));
  const isNullable = Array.isArray(shape.type) && shape.type.includes('null');
  return [...presentParts(shape), ...(isNullable ? [' or null'] : [])];
}

function presentParts(shape: Shape): TypePart[] {
  if (shape.enum) return between(shape.enum.map((choice) => [JSON.stringify(choice)]));
  const [type = 'null'] = typesOf(shape);
  if (type === 'array') return [...typePartsOf(shape.items ?? {}), '[]'];
  return [formats[shape.format ?? ''] ?? type];
}

const formats: Readonly<Record<string, string>> = { uuid: 'GUID', 'date-time': 'date', uri: 'URL' };

const between = (choices: TypePart[][]) =>
  choices.flatMap((parts, index) => (index === 0 ? parts : [' or ', ...parts]));

/** What a value may be beyond its type, in words. */
export function boundsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  default: usual,
}: Shape): string {
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    usual === undefined ? '' : `${plain(usual)} where it is left out`,
  ]
    .filter(Boolean)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join('. ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const [low, high] = [from?.toLocaleString('en-US'), to?.toLocaleString('en-US')];
  if (low && high) return `${low} to ${high}${unit}`;
  if (high) return `at most ${high}${unit}`;
  // That a count is not below zero goes without saying.
  return low && low !== '0' ? `at least ${low}${unit}` : '';
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

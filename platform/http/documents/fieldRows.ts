import { sharedName, typesOf, type Shape } from './shapes';

/** A field in a table; nested fields follow with their full path. */
export interface FieldRow {
  path: string;
  shape: Shape;
  isRequired: boolean;
}

/** The fields of a shape and of its anonymous shapes; a shared shape is one row and has its own section. */
export function rowsOf(shape: Shape, prefix = ''): FieldRow[] {
  const required = shape.required ?? [];
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const path = prefix + name;
    const [within, mark] = innermost(inner);
    return [{ path, shape: inner, isRequired: required.includes(name) }, ...rowsOf(within, `${path}${mark}.`)];
  });
}

/** The item shape of a list, and the non-null part of a nullable value. */
function innermost(shape: Shape): [Shape, string] {
  const present = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
  if (!present.items) return [present, ''];
  const [within, mark] = innermost(present.items);
  return [within, `[]${mark}`];
}

/** A part of a type description: a text, or the name of a shared shape. */
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

/** The constraints of a value. */
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
  // A minimum of zero is not worth a mention.
  return low && low !== '0' ? `at least ${low}${unit}` : '';
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

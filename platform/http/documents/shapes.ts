import { z } from 'zod';

const typeNames = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
type TypeName = (typeof typeNames)[number];

/** The part of JSON Schema that the documents are written in. */
export interface Shape {
  $ref?: string;
  type?: TypeName | TypeName[];
  description?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  enum?: (string | number)[];
  const?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  default?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  anyOf?: Shape[];
}

/** Strict: a word of JSON Schema that the page cannot show is an error when the documents are made, not a gap in them. */
const shape: z.ZodType<Shape> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().optional(),
    type: z.union([z.enum(typeNames), z.array(z.enum(typeNames))]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    const: z.union([z.string(), z.number(), z.boolean()]).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    default: z.unknown().optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), shape]).optional(),
    propertyNames: shape.optional(),
    items: shape.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    anyOf: z.array(shape).optional(),
  }),
);

const written = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() });

const own = '#/$defs/';
const shared = '#/components/schemas/';

/** Turns zod's schemas into shapes; those with an `id` of their own become shared ones, written once. */
export function shapeWriter() {
  const components: Record<string, Shape> = {};

  /** What clients send, or get: a field with a default may be left out. */
  function write(schema: z.ZodType): Shape {
    const { $schema: _, $defs = {}, ...root } = written.parse(toJsonSchema(schema));
    for (const [name, definition] of Object.entries($defs)) components[name] = shape.parse(definition);
    return shape.parse(root);
  }

  return { write, components };
}

function toJsonSchema(schema: z.ZodType): unknown {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      // What only says the same again: the letters of a GUID, and that a whole number is one that can be told exactly.
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // One way to write a choice: of kinds that a field tells apart, a value is never two.
      if (jsonSchema.oneOf) Object.assign(jsonSchema, { anyOf: jsonSchema.oneOf, oneOf: undefined });
      delete jsonSchema.id;
    },
  });
  return JSON.parse(JSON.stringify(made).replaceAll(`"${own}`, `"${shared}`));
}

/** The types that a value may have, null left out. */
export const typesOf = ({ type = [] }: Shape): TypeName[] => [type].flat().filter((name) => name !== 'null');

/** The name of the shared shape that a shape stands for. */
export const sharedName = ({ $ref }: Shape): string | undefined => $ref?.slice(shared.length);

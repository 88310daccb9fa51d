import { z } from 'zod';

const typeNames = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
type TypeName = (typeof typeNames)[number];

/** The part of JSON Schema that the documents use. Strict: an unsupported keyword is an error, not a gap in the documents. */
const shape = z.strictObject({
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
  required: z.array(z.string()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get properties() {
    return z.record(z.string(), shape).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), shape]).optional();
  },
  get propertyNames() {
    return shape.optional();
  },
  get items() {
    return shape.optional();
  },
  get anyOf() {
    return z.array(shape).optional();
  },
});
export type Shape = z.infer<typeof shape>;

const written = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() });

const own = '#/$defs/';
const shared = '#/components/schemas/';

/** Converts zod schemas into shapes; those with an `id` become shared shapes. */
export function shapeWriter() {
  const components: Record<string, Shape> = {};

  /** The input form, so fields with a default are optional. */
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
      // Removes redundant constraints: the pattern of a GUID and the bounds of safe integers.
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Writes every choice as anyOf.
      if (jsonSchema.oneOf) Object.assign(jsonSchema, { anyOf: jsonSchema.oneOf, oneOf: undefined });
      delete jsonSchema.id;
    },
  });
  return JSON.parse(JSON.stringify(made).replaceAll(`"${own}`, `"${shared}`));
}

/** The types of a value, without null. */
export const typesOf = ({ type = [] }: Shape): TypeName[] => [type].flat().filter((name) => name !== 'null');

export const sharedName = ({ $ref }: Shape): string | undefined => $ref?.slice(shared.length);

import { z } from 'zod';
import { errorShape } from '../kernel/errors';
import type { FiledOperation, OperationDefinition } from '../kernel/operation';
import { addressesOf, partsOf, type AddressPart } from './addresses';
import { exampleOf, partExample } from './examples';
import { queryParameters, type Parameter } from './parameters';
import { errorsOf, type ErrorRow } from './errorRows';
import { shapeWriter, type Shape } from './shapes';

/** An operation as documented: its schemas as shapes, its errors, and an example request and response. */
export interface DocumentedCall {
  definition: OperationDefinition;
  chapter: string;
  addresses: readonly { path: string; parts: readonly AddressPart[] }[];
  query: readonly Parameter[];
  /** The first address with example parameters and the required query. */
  urlExample: string;
  body?: Shape;
  bodyExample?: unknown;
  response: Shape;
  responseExample: unknown;
  errors: readonly ErrorRow[];
}

export interface Documented {
  baseUrl: string;
  calls: readonly DocumentedCall[];
  components: Readonly<Record<string, Shape>>;
}

export function documentCalls(operations: readonly FiledOperation[], baseUrl: string): Documented {
  const { write, components } = shapeWriter();
  write(errorShape);
  const written = operations.map(({ definition, chapter }) => ({
    definition,
    chapter,
    query: definition.query ? write(definition.query) : {},
    body: definition.body && write(definition.body),
    response: write(definition.response),
  }));
  const calls = written.map(({ definition, chapter, query, body, response }) => {
    const addresses = definition.paths.flatMap((path) =>
      addressesOf(path).map((at) => ({ path: at, parts: partsOf(path) })),
    );
    const example = (shape: Shape) => exampleOf(shape, { components, baseUrl });
    return {
      definition,
      chapter,
      addresses,
      query: queryParameters(query),
      urlExample: addresses[0] ? addressExample(addresses[0]) + queryExample(query, example) : '',
      body,
      bodyExample: body && example(body),
      response,
      responseExample: example(response),
      errors: errorsOf(definition),
    };
  });
  return { baseUrl, calls, components: inOrder(components) };
}

function addressExample({ path, parts }: { path: string; parts: readonly AddressPart[] }): string {
  return parts.reduce((filled, part) => filled.replace(`{${part.name}}`, partExample(part)), path);
}

/** The required parameters of a query's first form. */
function queryExample(query: Shape, example: (shape: Shape) => unknown): string {
  const { properties = {}, required = [] } = query.anyOf?.[0] ?? query;
  const needed = Object.fromEntries(required.flatMap((name) => (properties[name] ? [[name, properties[name]]] : [])));
  const values = z.record(z.string(), z.coerce.string()).parse(example({ properties: needed }));
  const text = new URLSearchParams(values).toString();
  return text && `?${text}`;
}

const inOrder = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other)));

import { z } from 'zod';
import { errorShape } from '../kernel/errors';
import type { FiledOperation } from '../kernel/operation';
import { addressesOf, partsOf, type AddressPart } from './addresses';
import { exampleOf, partExample } from './examples';
import { queryParameters } from './parameters';
import { errorsOf } from './errorRows';
import { shapeWriter, type Shape } from './shapes';

export type Documented = ReturnType<typeof documentCalls>;

/** An operation as documented: its schemas as shapes, its errors, and an example request and response. */
export type DocumentedCall = Documented['calls'][number];

export function documentCalls(operations: readonly FiledOperation[], baseUrl: string) {
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
      /** The first address with example parameters and the required query. */
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

import fc from 'fast-check';
import { z } from 'zod';
import type { DocumentedCall } from '../http/documents/documentCalls';
import { headerNames } from '../http/kernel/headers';
import { hostileHeaders } from './hostileHeaders';
import { deepJson, hostileText, hostileValue, inAddress } from './hostileValues';
import type { FuzzRequest } from './request';

/** Requests for every documented operation, in which parts of the path, the query, the headers and the body are replaced. */
export const operationRequests = (calls: readonly DocumentedCall[], appId: string): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...calls).chain((call) => {
    const [examplePath = '', exampleQuery = ''] = call.urlExample.split('?');
    const names = fc.constantFrom('locale', 'x', ...call.query.map(({ name }) => name));
    return fc.record({
      name: fc.constant(call.definition.id),
      method: fc.constant(call.definition.method),
      target: fc
        .tuple(
          fc.oneof(fc.constant(examplePath), replacedPath(call)),
          fc.dictionary(names, inAddress, { maxKeys: 4 }).map(queryOf),
        )
        .map(([path, query]) => `${path}?${[exampleQuery, query].filter(Boolean).join('&')}`),
      headers: hostileHeaders.map((headers) => ({
        [headerNames.appId]: appId,
        ...(call.body && { [headerNames.contentType]: 'application/json' }),
        ...headers,
      })),
      body: call.body ? replacedBody(call.bodyExample) : fc.constant(undefined),
      sendsTicket: fc.constant(true),
    });
  });

/** A query of values that are encoded already. */
export const queryOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const replacedPath = ({ addresses }: DocumentedCall): fc.Arbitrary<string> =>
  fc.constantFrom(...addresses).chain(({ path, parts }) =>
    fc.array(inAddress, { minLength: parts.length, maxLength: parts.length }).map((values) =>
      // A function, because a dollar sign has a meaning in a replacement text.
      values.reduce((filled, value, at) => filled.replace(`{${parts[at]?.name}}`, () => value), path),
    ),
  );

const fields = z.record(z.string(), z.unknown()).catch({});

/** The example with replaced fields, other JSON, or a text that is none. */
function replacedBody(example: unknown): fc.Arbitrary<string> {
  const known = fields.parse(example);
  const names = Object.keys(known);
  const changes = names.length
    ? fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 3 })
    : fc.constant({});
  const json = JSON.stringify(known);
  const cutOff = fc.nat({ max: json.length }).map((end) => json.slice(0, end));
  return fc.oneof(
    { weight: 8, arbitrary: changes.map((change) => JSON.stringify({ ...known, ...change })) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(hostileText, deepJson, cutOff) },
  );
}

import fc from 'fast-check';
import { headerNames, requestHeaderNames, schemeNames } from '../http/kernel/headers';
import { hostileText, inHeader } from './hostileValues';

const credentials = fc.oneof(
  fc
    .record({ scheme: fc.constantFrom(...Object.values(schemeNames), 'psn', 'xbl', 'unknown'), ticket: inHeader })
    .map(({ scheme, ticket }) => `${scheme} t=${ticket}`),
  fc
    .tuple(hostileText, hostileText)
    .map((pair) => `${schemeNames.basic} ${Buffer.from(pair.join(':')).toString('base64')}`),
  inHeader,
);

const names = [
  ...requestHeaderNames.filter((name) => name !== headerNames.authorization),
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'Origin',
  'X-Visitor-Country',
];

/**
 * Headers that replace those of a request. Mostly none, because a wrong application id or ticket ends a request before
 * its operation. X-Forwarded-For is another address each time, because the platform limits calls by address.
 */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...names), inHeader, { maxKeys: 3 }) },
      { weight: 1, arbitrary: credentials.map((value) => ({ [headerNames.authorization]: value })) },
    ),
    fc.oneof({ weight: 8, arbitrary: fc.oneof(fc.ipV4(), fc.ipV6()) }, { weight: 1, arbitrary: inHeader }),
  )
  .map(([headers, address]) => ({ 'X-Forwarded-For': address, ...headers }));

import { encodingFor } from './encodings';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.0', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('chooses for "%s": %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

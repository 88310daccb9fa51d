import { platformTypeOf } from './platformTypes';

it.each([
  ['psn', 'psn'],
  ['PSN', 'psn'],
  ['Steam', 'steam'],
  ['uplay', undefined],
  ['', undefined],
])('a platform named %s that may be linked: %s', (text, platformType) => {
  expect(platformTypeOf(text)).toBe(platformType);
});

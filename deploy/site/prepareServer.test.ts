import { areOneSite } from './prepareServer';

it.each([
  ['http://localhost:3000', 'http://localhost:4000', true],
  ['https://club.meridian.example', 'https://services.meridian.example', true],
  ['https://meridian.example', 'https://services.meridian.example', true],
  ['https://club.meridian.example', 'https://services.publisher.example', false],
  ['https://club.meridian.example', 'http://services.meridian.example', false],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:4000', true],
  ['http://127.0.0.1:3000', 'http://10.0.0.1:4000', false],
])('%s and %s are one site: %s', (one, other, expected) => {
  expect(areOneSite(one, other)).toBe(expected);
});

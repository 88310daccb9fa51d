import { readFileSync } from 'node:fs';
import { endpointTable } from '../../services/endpointTable';
import { callsPage } from './callsPage';

const page = callsPage(endpointTable);

it('equals docs/calls.md; run "npm run docs:calls" if it differs', () => {
  expect(readFileSync('docs/calls.md', 'utf8')).toBe(page);
});

it.each(endpointTable)('has $name, once', ({ name }) => {
  expect(page.split(`\`${name}\``)).toHaveLength(2);
});

it.each([
  ['a read of a player', '`GET /v1/spaces/{spaceId}/club/configs?country&locale`', ['player', 'yes', '10 s']],
  ['a write under a key', '`POST /v1/profiles/me/club/rewards {id, spaceId, quantity}`', ['player', 'key', '10 s']],
  ['a call of anybody with a limit of its own', '`GET /v1/spaces/club/showcase?limit`', ['anybody', 'yes', '5 s']],
  ['an address', '`GET /static/lang/{code}.json`', ['anybody', '', '']],
])('tells of %s who may make it, when it is repeated and how long it may take', (_, call, facts) => {
  const line = page.split('\n').find((text) => text.includes(call));
  const cells = line?.split(' | ').map((cell) => cell.trim());

  expect(cells?.slice(1, 4)).toEqual(facts);
});

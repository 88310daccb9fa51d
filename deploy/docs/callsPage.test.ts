import { readFileSync } from 'node:fs';
import { endpointTable } from '../../services/endpointTable';
import { callsPage } from './callsPage';

const page = callsPage(endpointTable);

it('matches docs/calls.md; run "npm run docs:calls" to update it', () => {
  expect(readFileSync('docs/calls.md', 'utf8')).toBe(page);
});

it.each(endpointTable)('lists $name once', ({ name }) => {
  expect(page.split(`\`${name}\``)).toHaveLength(2);
});

it.each([
  ['a read of a player', '`GET /v1/spaces/{spaceId}/club/configs?country&locale`', ['player', 'yes', '10 s']],
  [
    'a write with an idempotency key',
    '`POST /v1/profiles/me/club/rewards {id, spaceId, quantity}`',
    ['player', 'key', '10 s'],
  ],
  ['an open call with its own time limit', '`GET /v1/spaces/club/showcase?limit`', ['anyone', 'yes', '5 s']],
  ['an address', '`GET /static/lang/{code}.json`', ['anyone', '', '']],
])('lists caller, retries and time limit of %s', (_, call, facts) => {
  const line = page.split('\n').find((text) => text.includes(call));
  const cells = line?.split(' | ').map((cell) => cell.trim());

  expect(cells?.slice(1, 4)).toEqual(facts);
});

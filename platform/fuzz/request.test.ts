import { violationOf } from './request';

const ok = { status: 200, location: undefined, body: '{}' };
const stack = new Error('no').stack ?? '';

it.each([
  ['a status of 500', { status: 500 }, 'The status is 500.'],
  ['a status of 504', { status: 504 }, 'The status is 504.'],
  ['a redirect to another site', { status: 308, location: '//evil.example/news' }, 'leads to //evil.example'],
  ['a redirect to another site with a scheme', { status: 302, location: 'https://evil.example' }, 'leads to https:'],
  ['a stack trace', { status: 400, body: stack }, 'a stack trace'],
  ['a stack trace in JSON', { status: 400, body: JSON.stringify({ message: stack }) }, 'a stack trace'],
  ['a query', { status: 400, body: 'Failed query: select "email" from "accounts"' }, 'a query'],
  ['a statement', { status: 400, body: 'insert into "accounts" values ($1)' }, 'a query'],
  ['a path of the server', { status: 404, body: 'Cannot find /srv/club/node_modules/next' }, 'a path of the server'],
])('finds %s', (_, response, violation) => {
  expect(violationOf({ ...ok, ...response })).toContain(violation);
});

it.each([
  ['a page', { body: '<p>Select a game from the list, at 10:30:00. Update "your" profile.</p>' }],
  ['an error that names the field', { status: 400, body: "Body field 'email': it must not contain a NUL character." }],
  ['a redirect to another page', { status: 308, location: '/fr-FR/news?nav=0' }],
])('leaves %s alone', (_, response) => {
  expect(violationOf({ ...ok, ...response })).toBeUndefined();
});

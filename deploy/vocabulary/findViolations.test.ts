import { findViolations } from './findViolations';

it.each([
  ['a name', 'const reply = 1;', [{ line: 1, found: 'reply', kind: 'identifier' }]],
  ['a word inside a name', 'export function\nisToldOf() {}', [{ line: 2, found: 'isToldOf', kind: 'identifier' }]],
  ['a property', 'const a = { moment: 1 };', [{ line: 1, found: 'moment', kind: 'identifier' }]],
  ['a comment', '/**\n * Whoever calls.\n */\nconst a = 1;', [{ line: 2, found: 'whoever', kind: 'comment' }]],
  ['a comment behind code', 'const a = 1; // gone', [{ line: 1, found: 'gone', kind: 'comment' }]],
  ['a comment in markup', 'const a = <b>{/* told */}</b>;', [{ line: 1, found: 'told', kind: 'comment' }]],
  ['an empty name', 'const Found = 1;', [{ line: 1, found: 'Found', kind: 'identifier' }]],
])('finds a replaced word in %s', (_what, text, expected) => {
  expect(findViolations('a.tsx', text)).toMatchObject(expected);
});

it.each([
  ['texts', `const a = 'The reply was refused';`],
  ['names that the wire gives', 'const { purchaseDate } = json;'],
  ['code that a comment quotes', '// The field `told` comes from the services.\nconst a = 1;'],
  ['plain English in comments', '// A way to reach the page.\nconst a = 1;'],
  ['names without a replaced word', 'const gateway = momentum(fishery).toString();'],
])('allows %s', (_what, text) => {
  expect(findViolations('a.tsx', text)).toEqual([]);
});

import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { headerRules } from './headerRules';
import { settledLater } from './settledLater';

const rules = headerRules(settledLater, false);
const matchOf = (rule: (typeof rules)[number] | undefined) =>
  getPathMatch(rule?.source ?? '', { strict: true, removeUnnamedParams: true });
const match = matchOf(rules[0]);

it.each(['/', '/en-US', '/fr-FR/game/meridian/pc/rewards', '/_next/static/chunks/a.js', '/a//b/', '/%ff'])(
  'gives %s the headers of every response, with no parameter to compile into them',
  (path) => {
    expect(match(path)).toEqual({});
  },
);

const policiesOf = (path: string) =>
  rules
    .filter((rule) => matchOf(rule)(path))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy').length;

it.each([
  '/',
  '/fr-FR/rewards',
  '/static/logged-in/index.html',
  '/static/worker/a.js',
  '/en-US/static/worker/a.js',
  '/static/icon.svg',
  '/_next/data/a/b.json',
])('gives %s a policy for scripts', (path) => {
  expect(policiesOf(path)).toBe(1);
});

// Next matches a file of static/ as a page of the default locale.
it.each([
  '/_next/static/chunks/a.js',
  '/static/fonts/a.woff2',
  '/en-US/static/fonts/a.woff2',
  '/en-US/static/sprite/a.svg',
  '/en-US/static/pictures/a.svg',
  '/en-US/static/drawings/a/b.svg',
])('gives %s, which is no document, what every response has alone', (path) => {
  expect(policiesOf(path)).toBe(0);
});

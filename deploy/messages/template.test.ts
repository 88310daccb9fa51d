import { categoriesIn, missingIn, readTemplate, type Plural } from './template';

it('reads values, tags and plurals of a text at any depth', () => {
  expect(
    readTemplate('<b>{name}</b> has {count, plural, =0 {nothing} one {# {kind}} other {# {kind}}} of {all, number}'),
  ).toEqual({
    values: ['all', 'count', 'kind', 'name'],
    tags: ['b'],
    plurals: [{ type: 'cardinal', categories: ['one', 'other'] }],
  });
});

it.each([
  ['en-US', 'cardinal', ['one', 'other']],
  ['en-US', 'ordinal', ['few', 'one', 'other', 'two']],
  ['ja-JP', 'cardinal', ['other']],
  ['pl-PL', 'cardinal', ['few', 'many', 'one', 'other']],
  ['cs-CZ', 'cardinal', ['few', 'one', 'other']],
] as const)('whole numbers in %s as %s: %p', (locale, type, categories) => {
  expect(categoriesIn(locale, type)).toEqual(categories);
});

it('names the missing forms of a plural, without those that only millions use', () => {
  const plural: Plural = { type: 'cardinal', categories: ['one', 'other'] };
  expect(missingIn('uk-UA', plural)).toEqual(['few', 'many']);
  expect(missingIn('fr-FR', plural)).toEqual([]);
});

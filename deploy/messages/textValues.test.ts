import { textValuesModule } from './textValues';

it.each([
  ['{name} won', 'name: string | number'],
  ['{units, number} of {all, plural, one {# Unit} other {# Units}}', 'all: number; units: number'],
  ['{units} {units, plural, one {Unit} other {Units}}', 'units: number'],
  ['<b>{xp, number} XP</b>', 'b: MessageTag; xp: number'],
  ['{kind, select, a {{name}} other {}}', 'kind: string | number; name: string | number'],
])('given "%s", its values are %s', (text, values) => {
  expect(textValuesModule({ 'a.a': text })).toContain(`  'a.a': { ${values} };\n`);
});

it('given a text without values, it is left out', () => {
  expect(textValuesModule({ 'a.a': 'Hi' })).not.toContain('a.a');
});

import { textIdsIn } from './textIds';

const known = [
  'units.ledger.title',
  'units.ledger.earned',
  'units.ledger.spent',
  'units.ledger.spent.note',
  'ui.retry',
];

it.each([
  ['a call', `t('ui.retry')`],
  ['an attribute', `<Part title="ui.retry" />`],
  ['a map', `const texts = { failed: 'ui.retry' } as const;`],
  ['a choice', `t(isFailed ? 'ui.retry' : 'other')`],
])('given an id in %s, it is found', (_, source) => {
  expect(textIdsIn(source, known)).toEqual(['ui.retry']);
});

it('given a template, the ids with one part in the place of its expression are found', () => {
  expect(textIdsIn('t(`units.ledger.${kind}`)', known)).toEqual([
    'units.ledger.earned',
    'units.ledger.spent',
    'units.ledger.title',
  ]);
  expect(textIdsIn('t(`units.ledger.${kind}.note`)', known)).toEqual(['units.ledger.spent.note']);
});

it('given other texts, a comment or the start of an id, nothing is found', () => {
  const source = "// 'ui.retry'\nconst path = `${a}.retry`; const css = `margin: ${b}`; const part = 'ui.ret';";
  expect(textIdsIn(source, known)).toEqual([]);
});

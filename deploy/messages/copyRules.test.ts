import { brokenCopyRules } from './copyRules';

describe('the rules of style for English texts', () => {
  it.each([
    ['a phrase that players do not use', 'Enter it at the till'],
    ['a phrase that players do not use', 'No part of your ledger was saved'],
    ['no contraction', 'We do not measure this'],
    ['no contraction', 'Try again: you cannot pay twice'],
    ['no contraction', 'Banked. It is yours'],
    ['a sentence that does not name its subject', 'They stay safe'],
    ['a sentence that does not name its subject', 'Activate it. What you play counts'],
    ['a sentence of more than 26 words', 'word '.repeat(27)],
    ['a label with a full stop', 'Units history.'],
  ])('find %s: %s', (name, text) => {
    expect(brokenCopyRules(text)).toEqual([name]);
  });

  it.each([
    'We couldn’t load your challenges',
    'Every star here is a reward',
    'What will my Units buy?',
    'Sorry, your balance is not available at the moment. Please retry later.',
    '{count, plural, one {# Unit} other {# Units}} left to earn.',
  ])('accept: %s', (text) => {
    expect(brokenCopyRules(text)).toEqual([]);
  });
});

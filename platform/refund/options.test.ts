import { readOptions, usage } from './options';

const transaction = '0B6F4F2E-7C3A-4F57-9B6E-0d2f6a1c9e55';

test('reads a player, a transaction and a reason', () => {
  expect(readOptions(['--player', 'a@b.example', '--transaction', transaction, '--reason', ' It never came '])).toEqual(
    {
      player: 'a@b.example',
      refund: { transactionId: transaction.toLowerCase(), reason: 'It never came' },
    },
  );
});

test('given a player alone, requests the list of spendings', () => {
  expect(readOptions(['--player', 'a@b.example'])).toEqual({ player: 'a@b.example', refund: null });
});

test.each([
  [[], `--player is missing; say whose Units they are: ${usage}`],
  [['--player', 'a@b.example', '--transaction', '12'], '"12" is no transaction\'s id'],
  [['--player', 'a@b.example', '--transaction', transaction], '--reason is missing'],
  [['--player', 'a@b.example', '--transaction', transaction, '--reason', 'x'.repeat(121)], 'longer than 120'],
  [['--units', '100'], "Unknown option '--units'"],
])('%j: %s', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

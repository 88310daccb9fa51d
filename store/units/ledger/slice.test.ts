import { readTransactions } from '../../../services/club/transactions';
import { wireTransaction } from '../../../services/testing/wireResponses';
import { ledgerReducer, transactionsFetched, transactionsRequested } from './slice';

const none = ledgerReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof ledgerReducer>[1][]) => events.reduce(ledgerReducer, none);
const page = (offset: number, ...ids: string[]) =>
  transactionsFetched({
    ...readTransactions({ transactions: ids.map((id) => wireTransaction({ id })), total: 9 }),
    offset,
  });
const idsIn = ({ transactions }: typeof none) => transactions.map(({ id }) => id);
const filter = { type: 'spent', spaceId: 'space-a', from: '2024-03-01', to: '2024-03-31' } as const;

it('adds the next page, a line that moved there once, and starts again with the first', () => {
  const more = after(page(0, 'c', 'b'), page(2, 'b', 'a'));
  expect(idsIn(more)).toEqual(['c', 'b', 'a']);
  expect(idsIn(ledgerReducer(more, page(0, 'd')))).toEqual(['d']);
});

it('keeps the lines of the same filter while they are requested again', () => {
  const state = after(
    transactionsRequested({ filter }),
    page(0, 'a'),
    transactionsRequested({ filter: { ...filter } }),
  );
  expect(state).toMatchObject({ status: 'loading', filter, total: 9 });
  expect(idsIn(state)).toEqual(['a']);
  expect(idsIn(after(transactionsRequested(undefined), page(0, 'a'), transactionsRequested({ pages: 2 })))).toEqual([
    'a',
  ]);
});

it.each([
  ['another kind', { ...filter, type: 'earned' as const }],
  ['another game', { ...filter, spaceId: 'space-b' }],
  ['another start', { ...filter, from: '2024-02-01' }],
  ['another end', { ...filter, to: '2024-04-30' }],
  ['no filter', {}],
])('has no lines while those of %s are requested', (_case, other) => {
  const state = after(transactionsRequested({ filter }), page(0, 'a'), transactionsRequested({ filter: other }));
  expect(state).toEqual({ ...none, status: 'loading', filter: other });
});

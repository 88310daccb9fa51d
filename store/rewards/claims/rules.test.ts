import { historyOf } from './rules';

const entries = (...days: string[]) => days.map((date) => ({ date }));
const claims = entries('2024-03-10', '2024-03-05');
const codes = entries('2024-03-07', '2024-03-01');

it.each([
  ['all', false, ['2024-03-10', '2024-03-07', '2024-03-05', '2024-03-01']],
  ['no code older than the oldest of the claims fetched so far', true, ['2024-03-10', '2024-03-07', '2024-03-05']],
])('shows claims and codes by date: %s', (_case, hasMore, shown) => {
  expect(historyOf(claims, codes, hasMore)).toEqual(entries(...shown));
});

it('shows all codes while no claim is known', () => {
  expect(historyOf([], codes, true)).toHaveLength(2);
});

it('shows a code of the instant of the oldest claim', () => {
  expect(historyOf(entries('2024-03-10'), entries('2024-03-10'), true)).toHaveLength(2);
});

it('shows codes down to the oldest of several claims', () => {
  expect(historyOf([...claims, ...entries('2024-02-01')], codes, true)).toHaveLength(5);
});

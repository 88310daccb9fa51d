import { createIntl } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { ledgerFile } from './ledgerFile';

const now = Date.UTC(2026, 10, 21, 23, 59);
const games = new Map([['space-halcyon', 'Halcyon Orbit']]);
const reader = (locale: string) => createIntl({ locale, onError: () => undefined });
const buildLine = (overrides: Partial<UnitsTransaction> = {}): UnitsTransaction => ({
  id: 'line-1',
  date: '2026-11-20T18:04:05.000Z',
  units: -30,
  kind: 'spent',
  reason: 'Reward, common',
  source: { type: 'reward', id: 'mask', name: 'Ferryman’s mask' },
  spaceId: 'space-halcyon',
  expiresAt: null,
  balanceAfter: 90,
  ...overrides,
});

describe('the ledger as a table for spreadsheets', () => {
  const table = (...lines: UnitsTransaction[]) => ledgerFile({ format: 'csv', lines, games, now }, reader('en-US'));

  it('has a heading, a row for each entry, and the day in its name', () => {
    expect(table(buildLine())).toEqual({
      name: 'meridian-club-units-2026-11-21.csv',
      type: 'text/csv;charset=utf-8',
      content:
        '\ufeffDate,What,Type,Details,Game,Units,Balance,Expires\r\n' +
        '2026-11-20,Ferryman’s mask,Spent,"Reward, common",Halcyon Orbit,-30,90,\r\n',
    });
  });

  test.each([
    ['of the club itself', { spaceId: null, source: null }, 'Reward, common,Spent,Reward, common,Club'],
    ['of a game that is not known', { spaceId: 'space-x' }, 'Ferryman’s mask,Spent,Reward, common,'],
    ['that expires', { kind: 'earned', expiresAt: '2028-12-01T11:59:59.999Z' }, ',90,2028-11-30'],
    [
      'that has expired',
      { kind: 'expired', date: '2026-12-01T11:59:59.999Z', source: { type: 'expiry', id: '2024-11', name: 'Units' } },
      '2026-11-30,Units from November 2024,',
    ],
  ] as const)('writes an entry %s', (_, line, written) => {
    expect(table(buildLine(line)).content.replaceAll('"', '')).toContain(written);
  });

  it('separates columns by the rules of the locale', () => {
    const { content } = ledgerFile({ format: 'csv', lines: [buildLine()], games, now }, reader('de-DE'));
    expect(content.split('\r\n')[1]?.split(';')).toHaveLength(8);
  });
});

it('the ledger as JSON has every field of each entry', () => {
  const { name, type, content } = ledgerFile({ format: 'json', lines: [buildLine()], games, now }, reader('en-US'));
  expect([name, type]).toEqual(['meridian-club-units-2026-11-21.json', 'application/json;charset=utf-8']);
  expect(JSON.parse(content)).toEqual({
    exportedAt: '2026-11-21T23:59:00.000Z',
    transactions: [{ ...buildLine(), game: 'Halcyon Orbit' }],
  });
});

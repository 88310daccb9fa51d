import { createIntl } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { lineName } from './ledgerFile';

const messages = { 'units.ledger.from': 'Einheiten: {month}', 'units.ledger.fromBefore': 'Einheiten vor {month}' };
const intl = createIntl({ locale: 'de-DE', messages, onError: () => undefined });
const expired = (id: string, date = '2026-04-10T11:59:59.999Z'): UnitsTransaction => ({
  id: 'line-1',
  date,
  units: -30,
  kind: 'expired',
  reason: 'Extension ended',
  source: { type: 'expiry', id, name: 'Units from January 2024' },
  spaceId: null,
  expiresAt: null,
  balanceAfter: 90,
});

it.each([
  ['the month in which they were acquired, whenever they expired', '2024-01', 'Einheiten: Januar 2024'],
  ['the first month of the rule', '2017-04', 'Einheiten: April 2017'],
  ['the transition', '2017-03', 'Einheiten vor April 2017'],
  ['the name that the services send where they name no month', 'old', 'Units from January 2024'],
])('expired Units are named by %s', (_case, id, name) => {
  expect(lineName(expired(id), intl)).toBe(name);
});

it('other entries are named by their source, or their reason', () => {
  expect(lineName({ ...expired(''), kind: 'spent', source: null, reason: 'A gift' }, intl)).toBe('A gift');
});

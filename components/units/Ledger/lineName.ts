import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/types';
import { ledgerTemplates } from './ledger.messages';

/** The name of a ledger entry: its source, its reason, or the month in which expired Units were earned. */
export function lineName({ kind, source, reason, date }: UnitsTransaction, intl: IntlShape): string {
  if (kind !== 'expired') return source?.name ?? reason;
  // Units expire at the end of the month in which they turn two years old (spec 4, Units expiry).
  const acquired = new Date(date);
  acquired.setUTCDate(1);
  acquired.setUTCFullYear(acquired.getUTCFullYear() - 2);
  const month = intl.formatDate(acquired, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return intl.formatMessage(date < fullEffect ? ledgerTemplates.fromBefore : ledgerTemplates.from, { month });
}

/** The rule took full effect on this day; all older Units expired on the day before. */
const fullEffect = '2019-04-01';

import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/types';
import { ledgerTemplates } from './ledger.messages';

/** What a line of the ledger is about: who paid, what was bought, or the month whose Units went. */
export function lineName({ kind, source, reason, date }: UnitsTransaction, intl: IntlShape): string {
  if (kind !== 'expired') return source?.name ?? reason;
  // Units go at the end of the month in which they turn two years old (spec 4, Units expiry).
  const acquired = new Date(date);
  acquired.setUTCDate(1);
  acquired.setUTCFullYear(acquired.getUTCFullYear() - 2);
  const month = intl.formatDate(acquired, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return intl.formatMessage(date < fullEffect ? ledgerTemplates.fromBefore : ledgerTemplates.from, { month });
}

/** What was two years old when the rule began went on the day before it, all at once. */
const fullEffect = '2019-04-01';

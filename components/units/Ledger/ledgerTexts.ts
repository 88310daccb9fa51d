import type { IntlShape } from 'react-intl';
import type { UnitsTransaction } from '../../../services/club/transactions';
import { messageOf } from '../../ui/text/useTexts';

export function lineName({ kind, source, reason }: UnitsTransaction, intl: IntlShape): string {
  const month = kind === 'expired' ? source?.id : null;
  if (!month || !/^\d{4}-\d{2}$/.test(month)) return source?.name ?? reason;
  const isOfTransition = month < firstMonth;
  const shown = intl.formatDate(`${isOfTransition ? firstMonth : month}-01`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return intl.formatMessage(messageOf(isOfTransition ? 'units.ledger.fromBefore' : 'units.ledger.from'), {
    month: shown,
  });
}

/** All Units of earlier months expired together, when the transition to expiring Units ended. */
const firstMonth = '2017-04';

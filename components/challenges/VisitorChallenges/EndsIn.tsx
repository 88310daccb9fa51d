import { useIntl } from 'react-intl';
import { formatTimeLeft } from '../../ui/time/formatTimeLeft';
import { useNow } from '../../ui/time/useNow';
import { EndsOn } from '../../ui/time/EndsOn';

/** The time left until `endDate` (ISO). The server renders the date instead, because it does not know the browser's clock. */
export function EndsIn({ endDate }: { endDate: string }) {
  const intl = useIntl();
  const now = useNow();
  if (now === null) return <EndsOn timestamp={endDate} />;
  return <span>{formatTimeLeft(endDate, now, intl)}</span>;
}

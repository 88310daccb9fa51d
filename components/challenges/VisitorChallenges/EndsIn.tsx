import { FormattedMessage } from 'react-intl';
import { timeLeft } from '../../ui/time/timeLeft';
import { useNow } from '../../ui/time/useNow';
import { EndsOn } from '../../ui/time/EndsOn';
import { visitorTemplates } from './VisitorChallenges.messages';

/** The time left until `endDate` (ISO). The server renders the date instead, because it does not know the browser's clock. */
export function EndsIn({ endDate }: { endDate: string }) {
  const now = useNow();
  if (now === null) return <EndsOn timestamp={endDate} />;
  const { days, hours } = timeLeft(Date.parse(endDate), now);
  return (
    <span>
      <FormattedMessage {...visitorTemplates.endsIn} values={{ days, hours }} />
    </span>
  );
}

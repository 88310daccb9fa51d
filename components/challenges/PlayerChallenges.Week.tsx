import { useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import { weekEndOf } from '../../store/challenges/rules';
import { daysIntoWeek, timeLeft } from '../ui/time/timeLeft';
import { weekdayNames } from '../ui/time/weekdayNames';
import { useNow } from '../ui/time/useNow';
import { WeekArc } from '../ui/progress/WeekArc';
import { WeekPlace } from './PlayerChallenges.Skeleton';
import { playerTemplates } from './player.messages';

/** Where in the week we are. */
export function ThisWeekArc({ challenges }: { challenges: readonly Challenge[] }) {
  const { formatMessage, locale } = useIntl();
  const now = useNow();
  const end = now === null ? null : weekEndOf(challenges, now);
  if (now === null || end === null) return <WeekPlace />;
  const endsAt = Date.parse(end);
  const { days, hours } = timeLeft(endsAt, now);
  return (
    <WeekPlace>
      <WeekArc
        value={daysIntoWeek(endsAt, now)}
        dayNames={weekdayNames(locale).narrow}
        label={formatMessage(playerTemplates.week, { days, hours })}
      />
    </WeekPlace>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { weekEndOf } from '../../store/challenges/rules';
import { selectChallenges } from '../../store/challenges/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { StateCard } from '../ui/feedback/StateCard';
import { useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';
import { challengeMessages, challengeTemplates } from './challenges.messages';

interface WeekDoneProps {
  /** A game's space, or null for all of the player's games. */
  spaceId?: string | null;
}

/** Praise for a week in which everything is banked, and when the next challenges open. */
export function WeekDone({ spaceId = null }: WeekDoneProps) {
  const { formatMessage } = useIntl();
  const formatDay = useFormatDay();
  const now = useNow();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const end = now === null ? null : weekEndOf(challenges, now);
  return (
    <StateCard kind="done" title={formatMessage(challengeMessages.weekDoneTitle)}>
      {end === null ? (
        <FormattedMessage {...challengeMessages.empty} />
      ) : (
        <FormattedMessage {...challengeTemplates.weekDone} values={{ date: formatDay(end, { weekday: 'long' }) }} />
      )}
    </StateCard>
  );
}

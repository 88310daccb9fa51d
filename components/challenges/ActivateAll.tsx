import { FormattedMessage, useIntl } from 'react-intl';
import { selectPendingCount, selectWaiting } from '../../store/challenges/selectors';
import { activationOfAllRequested } from '../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { challengeMessages, challengeTemplates } from './challenges.messages';

interface ActivateAllProps {
  /** A game's space, or null for all games. */
  spaceId: string | null;
  size?: 'small' | 'normal';
  variant?: 'primary' | 'outline';
}

/** Activates all available challenges. Renders nothing when fewer than two are available. */
export function ActivateAll({ spaceId, size = 'small', variant = 'outline' }: ActivateAllProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const count = usePlayerSelector((state) => selectWaiting(state, spaceId)).length;
  const isWorking = usePlayerSelector((state) => selectPendingCount(state, spaceId, 'activation')) > 0;
  if (count < 2 && !isWorking) return null;
  return (
    <Button
      variant={variant}
      size={size}
      working={isWorking && formatMessage(challengeMessages.activating)}
      onClick={() => dispatch(activationOfAllRequested({ spaceId }))}
      {...measured('activate-all')}
    >
      <FormattedMessage {...challengeTemplates.activateAll} values={{ count }} />
    </Button>
  );
}

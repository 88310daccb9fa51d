import { FormattedMessage, useIntl } from 'react-intl';
import { summaryOf } from '../../store/challenges/rules';
import { selectPendingCount, selectWaiting, selectBankable } from '../../store/challenges/selectors';
import { activationOfAllRequested, bankingOfAllRequested } from '../../store/challenges/slice';
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

interface BankAllProps {
  /** A game's space, or null for all games. */
  spaceId: string | null;
  size?: 'small' | 'normal';
}

/** Banks all completed challenges in one call. Renders nothing when fewer than two are completed. */
export function BankAll({ spaceId, size = 'small' }: BankAllProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const bankable = usePlayerSelector((state) => selectBankable(state, spaceId));
  const isWorking = usePlayerSelector((state) => selectPendingCount(state, spaceId, 'banking')) > 1;
  if (bankable.length < 2 && !isWorking) return null;
  return (
    <Button
      size={size}
      working={isWorking && formatMessage(challengeMessages.banking)}
      onClick={() => dispatch(bankingOfAllRequested({ spaceId }))}
      {...measured('bank-all')}
    >
      <FormattedMessage {...challengeTemplates.bankAll} values={{ units: summaryOf(bankable).bankable.units }} />
    </Button>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { summaryOf } from '../../store/challenges/rules';
import { selectBankable, selectPendingCount } from '../../store/challenges/selectors';
import { bankingOfAllRequested } from '../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { challengeMessages, challengeTemplates } from './challenges.messages';

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

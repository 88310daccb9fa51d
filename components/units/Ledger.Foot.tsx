import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectHasMoreTransactions, selectLedger } from '../../store/ledger/selectors';
import { moreTransactionsRequested } from '../../store/ledger/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/Button';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
import { playerMessages } from './player.messages';

/** How much of the ledger is shown, and the way to more of it. */
export function LedgerFoot() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, transactions, total } = useAppSelector(selectLedger);
  const hasMore = useAppSelector(selectHasMoreTransactions);
  const hasFailed = status === 'failed';
  return (
    <Foot>
      <p>
        <FormattedMessage
          {...ledgerTemplates.count}
          values={{ shown: transactions.length, total: total ?? transactions.length }}
        />
      </p>
      {hasFailed && (
        <Failure role="alert">
          <FormattedMessage {...ledgerMessages.error} />
        </Failure>
      )}
      {(hasMore || hasFailed) && (
        <Button
          variant="outline"
          size="small"
          icon={hasFailed ? 'retry' : undefined}
          working={status === 'loading' && formatMessage(ledgerMessages.loading)}
          onClick={() => dispatch(moreTransactionsRequested())}
        >
          <FormattedMessage {...(hasFailed ? playerMessages.retry : ledgerMessages.older)} />
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 24px;
  color: ${tokens.on.muted};

  button {
    color: ${tokens.on.text};
  }
`;

const Failure = styled.p`
  margin-left: auto;
  color: ${tokens.on.bad};
`;

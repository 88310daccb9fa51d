import type { PropsWithChildren } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TransactionKind } from '../../services/club/types';
import { transactionsRequested } from '../../store/ledger/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectLedger } from '../../store/ledger/selectors';
import { groundStyle } from '../theme/grounds';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/Layout';
import { FilterPills } from '../ui/Pill';
import { Skeleton } from '../ui/Skeleton';
import { LedgerFailed, LedgerEmpty } from './Ledger.States';
import { LedgerFoot } from './Ledger.Foot';
import { LedgerTable } from './LedgerTable';
import { ledgerMessages } from './ledger.messages';

const choices = ['all', 'earned', 'spent', 'expired', 'refunded'] as const satisfies readonly (
  'all' | TransactionKind
)[];

/** Every line of the units ledger, on paper, newest first. */
export function Ledger() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { filter } = useAppSelector(selectLedger);
  const show = (kind: (typeof choices)[number]) =>
    dispatch(transactionsRequested(kind === 'all' ? {} : { type: kind }));
  const options = choices.map((value) => ({ value, label: formatMessage(ledgerMessages[value]) }));
  return (
    <LedgerPaper>
      <Head>
        <Title>
          <FormattedMessage {...ledgerMessages.title} />
        </Title>
        <FilterPills
          label={formatMessage(ledgerMessages.filter)}
          options={options}
          value={filter.type ?? 'all'}
          onChange={show}
        />
      </Head>
      <Lines />
    </LedgerPaper>
  );
}

function Lines() {
  const dispatch = useAppDispatch();
  const { status, transactions, filter } = useAppSelector(selectLedger);
  if (transactions.length > 0) {
    return (
      <>
        <LedgerTable transactions={transactions} />
        <LedgerFoot />
      </>
    );
  }
  if (status === 'failed') return <LedgerFailed onRetry={() => dispatch(transactionsRequested(filter))} />;
  if (status === 'loaded') return <LedgerEmpty isOfKind={filter.type !== undefined} />;
  return <LedgerSkeleton />;
}

/** The paper under the ledger. */
export const LedgerPaper = ({ children }: PropsWithChildren) => (
  <Paper>
    <Wrap>{children}</Wrap>
  </Paper>
);

/** Ten lines of the ledger. */
export const LedgerSkeleton = () => (
  <Waiting aria-hidden>
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} $height="20px" />
    ))}
  </Waiting>
);

const Paper = styled.section`
  ${groundStyle('paper')}
  padding-block: ${tokens.layout.playerSection} 64px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 20px;
`;

const Title = styled.h2`
  ${text.playerH2}
`;

const Waiting = styled.div`
  display: grid;
  gap: 44px;
  padding: 48px 0 22px;
  opacity: 0.16;
`;

import type { PropsWithChildren } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';
import { Skeleton } from '../ui/feedback/Skeleton';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { LedgerFilters } from './Ledger.Filters';
import { LedgerFoot } from './Ledger.Foot';
import { LedgerEmpty, LedgerFailed } from './Ledger.States';
import { LedgerTable } from './LedgerTable';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
import { useLedger } from './useLedger';

/** Every line of the units ledger, on paper, newest first: all of them, or those of a kind and of a game. */
export function Ledger() {
  const { formatMessage } = useIntl();
  const { status, transactions, total, isFiltered, retry } = useLedger();
  const shown = transactions.length;
  return (
    <LedgerPaper>
      <Head>
        <Title>
          <FormattedMessage {...ledgerMessages.title} />
        </Title>
        <LedgerFilters />
      </Head>
      <VisuallyHidden role="status">
        {status === 'loaded' && formatMessage(ledgerTemplates.count, { shown, total })}
      </VisuallyHidden>
      {shown > 0 && (
        <>
          <LedgerTable transactions={transactions} />
          <LedgerFoot status={status} shown={shown} total={total} onRetry={retry} />
        </>
      )}
      {shown === 0 && status === 'failed' && <LedgerFailed onRetry={retry} />}
      {shown === 0 && status === 'loaded' && <LedgerEmpty isFiltered={isFiltered} />}
      {shown === 0 && status !== 'failed' && status !== 'loaded' && <LedgerSkeleton />}
    </LedgerPaper>
  );
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
  ${surfaceStyle('paper')}
  padding-block: ${tokens.layout.playerSection} 64px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
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

  ${media.below.laptop} {
    gap: 68px;
  }
`;

import { ErrorCard } from '../../ui/feedback/ErrorCard';
import styled from 'styled-components';
import { ClubLink } from '../../navigation/ClubLink';
import { text } from '../../theme/type';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { LedgerFilters } from './LedgerFilters';
import { LedgerFooter } from './LedgerFooter';
import { LedgerTable } from './LedgerTable';
import { useLedger } from './useLedger';
import { useLedgerQuery } from './useLedgerQuery';
import { LedgerSection, LedgerSkeleton } from './LedgerSkeleton';

/** The ledger of Units, newest first, filtered by kind and game. */
export function Ledger() {
  const t = useTexts();
  const { status, transactions, total, isFiltered, retry } = useLedger();
  const shown = transactions.length;
  return (
    <LedgerSection>
      <LedgerHeader>
        <Title>{t('units.ledger.title')}</Title>
        <LedgerFilters />
      </LedgerHeader>
      <VisuallyHidden role="status">{status === 'loaded' && t('units.ledger.count', { shown, total })}</VisuallyHidden>
      {shown > 0 && (
        <>
          <LedgerTable transactions={transactions} />
          <LedgerFooter status={status} shown={shown} total={total} onRetry={retry} />
        </>
      )}
      {shown === 0 && status === 'failed' && <LedgerError onRetry={retry} />}
      {shown === 0 && status === 'loaded' && <LedgerEmpty isFiltered={isFiltered} />}
      {shown === 0 && status !== 'failed' && status !== 'loaded' && <LedgerSkeleton />}
    </LedgerSection>
  );
}

/** Replaces an empty ledger, or one without matches for its filter, with what to do next. */
function LedgerEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts();
  const { showAll } = useLedgerQuery();
  const everything = (
    <Button variant="outline" size="small" onClick={showAll}>
      {t('units.ledger.showAll')}
    </Button>
  );
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      {t('units.ledger.toGames')}
    </ButtonLink>
  );
  return (
    <StateCard
      kind="empty"
      title={t(isFiltered ? 'units.ledger.noneTitle' : 'units.ledger.emptyTitle')}
      action={isFiltered ? everything : toGames}
    >
      {t(isFiltered ? 'units.ledger.none' : 'units.ledger.empty')}
    </StateCard>
  );
}

function LedgerError({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <ErrorCard title={t('units.ledger.errorTitle')} onRetry={onRetry}>
      {t('units.ledger.error')}
    </ErrorCard>
  );
}

const LedgerHeader = styled.div`
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

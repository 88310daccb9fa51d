import styled from 'styled-components';
import type { RequestState } from '../../../store/support/requestState';
import { pagesOf } from '../../../store/units/ledger/rules';
import { media } from '../../theme/media';
import { Button } from '../../ui/buttons/Button';
import { ListFooter } from '../../ui/lists/ListFooter';
import { useTexts } from '../../ui/text/useTexts';
import { exportFormats } from '../ledgerExport/ledgerFile';
import { useLedgerExport } from '../ledgerExport/useLedgerExport';
import { useLedgerQuery } from './useLedgerQuery';

interface LedgerFooterProps {
  status: RequestState['status'];
  /** Loaded lines, and lines that match the filter. */
  shown: number;
  total: number;
  onRetry: () => void;
}

/** How much of the ledger is shown, the button for older lines, and the export of the whole ledger. */
export function LedgerFooter({ status, shown, total, onRetry }: LedgerFooterProps) {
  const t = useTexts();
  const { showPages } = useLedgerQuery();
  return (
    <WideFooter
      status={status}
      hasMore={shown < total}
      onMore={status === 'failed' ? onRetry : () => showPages(pagesOf(shown) + 1)}
      labels={{
        more: t('units.ledger.older'),
        loading: t('units.ledger.loading'),
        failed: t('units.ledger.error'),
      }}
    >
      <p>{t('units.ledger.count', { shown, total })}</p>
      <LedgerExport />
    </WideFooter>
  );
}

/** Saves the whole ledger as a file, also the entries that are not shown. */
function LedgerExport() {
  const t = useTexts();
  const { pendingFormat, save } = useLedgerExport();
  return (
    <ExportRow role="group" aria-label={t('units.ledger.export')}>
      <span>{t('units.ledger.export')}</span>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          icon="download"
          aria-label={t('units.ledger.exportAs', { format: format.toUpperCase() })}
          working={pendingFormat === format && t('units.ledger.exporting')}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </ExportRow>
  );
}

const WideFooter = styled(ListFooter)`
  > [role='alert'] {
    flex-basis: 100%;
  }

  ${media.below.tablet} {
    > button {
      order: -1;
      width: 100%;
    }
  }
`;

const ExportRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-left: auto;

  ${media.below.tablet} {
    width: 100%;
    margin-left: 0;

    > span {
      flex: 1 0 100%;
    }
  }
`;

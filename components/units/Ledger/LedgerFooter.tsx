import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RequestState } from '../../../store/support/requestState';
import { pagesOf } from '../../../store/units/ledger/rules';
import { media } from '../../theme/media';
import { Button } from '../../ui/buttons/Button';
import { ListFooter } from '../../ui/lists/ListFooter';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
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
  const { formatMessage } = useIntl();
  const { showPages } = useLedgerQuery();
  return (
    <WideFooter
      status={status}
      hasMore={shown < total}
      onMore={status === 'failed' ? onRetry : () => showPages(pagesOf(shown) + 1)}
      labels={{
        more: formatMessage(ledgerMessages.older),
        loading: formatMessage(ledgerMessages.loading),
        failed: formatMessage(ledgerMessages.error),
      }}
    >
      <p>
        <FormattedMessage {...ledgerTemplates.count} values={{ shown, total }} />
      </p>
      <LedgerExport />
    </WideFooter>
  );
}

/** Saves the whole ledger as a file, also the entries that are not shown. */
function LedgerExport() {
  const { formatMessage } = useIntl();
  const { pendingFormat, save } = useLedgerExport();
  return (
    <ExportRow role="group" aria-label={formatMessage(ledgerMessages.export)}>
      <span>
        <FormattedMessage {...ledgerMessages.export} />
      </span>
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          icon="download"
          aria-label={formatMessage(ledgerTemplates.exportAs, { format: format.toUpperCase() })}
          working={pendingFormat === format && formatMessage(ledgerMessages.exporting)}
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

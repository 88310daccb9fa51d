import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { pagesOf } from '../../store/units/ledger/rules';
import type { RequestState } from '../../store/support/requestState';
import { media } from '../theme/media';
import { ListFooter } from '../ui/lists/ListFooter';
import { LedgerExport } from './Ledger.Export';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
import { playerMessages } from './player.messages';
import { useLedgerQuery } from './useLedgerQuery';

interface LedgerFootProps {
  status: RequestState['status'];
  /** Loaded lines, and lines that match the filter. */
  shown: number;
  total: number;
  onRetry: () => void;
}

/** How much of the ledger is shown, the button for older lines, and the export of the whole ledger. */
export function LedgerFoot({ status, shown, total, onRetry }: LedgerFootProps) {
  const { formatMessage } = useIntl();
  const { showPages } = useLedgerQuery();
  return (
    <Footer
      status={status}
      hasMore={shown < total}
      onMore={status === 'failed' ? onRetry : () => showPages(pagesOf(shown) + 1)}
      labels={{
        more: formatMessage(ledgerMessages.older),
        loading: formatMessage(ledgerMessages.loading),
        failed: formatMessage(ledgerMessages.error),
        retry: formatMessage(playerMessages.retry),
      }}
    >
      <p>
        <FormattedMessage {...ledgerTemplates.count} values={{ shown, total }} />
      </p>
      <LedgerExport />
    </Footer>
  );
}

const Footer = styled(ListFooter)`
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

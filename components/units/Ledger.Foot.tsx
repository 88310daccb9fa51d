import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { pagesOf } from '../../store/units/ledger/rules';
import type { RequestState } from '../../store/support/requestState';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { LedgerExport } from './Ledger.Export';
import { ledgerMessages, ledgerTemplates } from './ledger.messages';
import { playerMessages } from './player.messages';
import { useLedgerQuery } from './useLedgerQuery';

interface LedgerFootProps {
  status: RequestState['status'];
  /** Lines that are there, and lines that the filter has in all. */
  shown: number;
  total: number;
  onRetry: () => void;
}

/** How much of the ledger is shown, the way to more of it, and all of it as a file. */
export function LedgerFoot({ status, shown, total, onRetry }: LedgerFootProps) {
  const { formatMessage } = useIntl();
  const { showPages } = useLedgerQuery();
  const hasFailed = status === 'failed';
  return (
    <Foot>
      <p>
        <FormattedMessage {...ledgerTemplates.count} values={{ shown, total }} />
      </p>
      <LedgerExport />
      {hasFailed && (
        <Failure role="alert">
          <FormattedMessage {...ledgerMessages.error} />
        </Failure>
      )}
      {(shown < total || hasFailed) && (
        <Button
          variant="outline"
          size="small"
          icon={hasFailed ? 'retry' : undefined}
          working={status === 'loading' && formatMessage(ledgerMessages.loading)}
          onClick={hasFailed ? onRetry : () => showPages(pagesOf(shown) + 1)}
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

  ${media.below.tablet} {
    > button {
      order: -1;
      width: 100%;
    }
  }
`;

const Failure = styled.p`
  flex-basis: 100%;
  color: ${tokens.on.bad};
`;

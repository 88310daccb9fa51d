import { FormattedMessage, useIntl } from 'react-intl';
import { ClubLink } from '../shell/ClubLink';
import { Button, ButtonLink } from '../ui/Button';
import { StateCard } from '../ui/StateCard';
import { ledgerMessages } from './ledger.messages';
import { playerMessages } from './player.messages';

/** In the place of a ledger without lines: what to do about it. */
export function LedgerEmpty({ isOfKind }: { isOfKind: boolean }) {
  const { formatMessage } = useIntl();
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...ledgerMessages.toGames} />
    </ButtonLink>
  );
  return (
    <StateCard kind="empty" title={formatMessage(ledgerMessages.emptyTitle)} action={!isOfKind && toGames}>
      <FormattedMessage {...(isOfKind ? ledgerMessages.emptyOfKind : ledgerMessages.empty)} />
    </StateCard>
  );
}

/** In the place of a ledger that did not load. */
export function LedgerFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...playerMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(ledgerMessages.errorTitle)} action={retry}>
      <FormattedMessage {...ledgerMessages.error} />
    </StateCard>
  );
}

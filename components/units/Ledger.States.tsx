import { FormattedMessage, useIntl } from 'react-intl';
import { ClubLink } from '../navigation/ClubLink';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { ledgerMessages } from './ledger.messages';
import { playerMessages } from './player.messages';
import { useLedgerQuery } from './useLedgerQuery';

/** In the place of a ledger without lines, or under a filter without any: what to do about it. */
export function LedgerEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { formatMessage } = useIntl();
  const { showAll } = useLedgerQuery();
  const everything = (
    <Button variant="outline" size="small" onClick={showAll}>
      <FormattedMessage {...ledgerMessages.showAll} />
    </Button>
  );
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...ledgerMessages.toGames} />
    </ButtonLink>
  );
  return (
    <StateCard
      kind="empty"
      title={formatMessage(isFiltered ? ledgerMessages.noneTitle : ledgerMessages.emptyTitle)}
      action={isFiltered ? everything : toGames}
    >
      <FormattedMessage {...(isFiltered ? ledgerMessages.none : ledgerMessages.empty)} />
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

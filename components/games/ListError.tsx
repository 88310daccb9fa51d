import { FormattedMessage, useIntl } from 'react-intl';
import { listRequested, type GameListName } from '../../store/catalog/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { gamesMessages } from './games.messages';

/** Replaces a list that could not be loaded. */
export function ListError({ list }: { list: GameListName }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ErrorCard
      title={formatMessage(gamesMessages.errorTitle)}
      retryLabel={formatMessage(gamesMessages.retry)}
      onRetry={() => dispatch(listRequested({ list }))}
    >
      <FormattedMessage {...gamesMessages.error} />
    </ErrorCard>
  );
}

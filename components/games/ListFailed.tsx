import { FormattedMessage, useIntl } from 'react-intl';
import { listRequested, type GameListName } from '../../store/catalog/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { gamesMessages } from './games.messages';

/** In the place of a list that did not load. */
export function ListFailed({ list }: { list: GameListName }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(listRequested({ list }))}>
      <FormattedMessage {...gamesMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(gamesMessages.errorTitle)} action={retry}>
      <FormattedMessage {...gamesMessages.error} />
    </StateCard>
  );
}

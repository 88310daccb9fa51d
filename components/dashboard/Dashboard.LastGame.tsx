import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectListLoading, selectMainLastPlayedGame } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { PartFailed } from './Dashboard.Failed';
import { LastPlayed } from './Dashboard.LastPlayed';
import { GameSkeleton, gameHeight } from './Dashboard.Skeletons';
import { dashboardMessages } from './dashboard.messages';

/** The game that was played last; for who has not played yet, what to do now. */
export function LastGame() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const game = useAppSelector(selectMainLastPlayedGame);
  const { status } = useAppSelector((state) => selectListLoading(state, 'lastPlayedGames'));
  if (game) return <LastPlayed game={game} />;
  if (status === 'failed') {
    return (
      <Place>
        <PartFailed onRetry={() => dispatch(listRequested({ list: 'lastPlayedGames' }))} />
      </Place>
    );
  }
  if (status !== 'loaded') return <GameSkeleton />;
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $size="small">
      <FormattedMessage {...dashboardMessages.seeGames} />
    </ButtonLink>
  );
  return (
    <Place>
      <StateCard kind="empty" title={formatMessage(dashboardMessages.firstGameTitle)} action={toGames} headingLevel={2}>
        <FormattedMessage {...dashboardMessages.firstGame} />
      </StateCard>
    </Place>
  );
}

/** As tall as the game would be. */
const Place = styled.div`
  display: grid;
  min-height: ${gameHeight.wide};
`;

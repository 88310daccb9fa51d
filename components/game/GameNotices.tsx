import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '../../services/clubWebsite/games';
import { gameSelected } from '../../store/game/slice';
import type { GameAddress } from '../../store/game/rules';
import { useAppDispatch } from '../../store/support/hooks';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { StateCard } from '../ui/feedback/StateCard';
import { gameMessages, gameTemplates } from './game.messages';
import { GameBody } from './GameSkeleton';

/** Replaces sections of an unreleased game, with its release date where known. */
export function GameSoon({ game: { releaseDate } }: { game: Game }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <StateCard kind="offline" title={formatMessage(gameMessages.soonTitle)}>
      {releaseDate === null ? (
        <FormattedMessage {...gameMessages.soon} />
      ) : (
        <FormattedMessage
          {...gameTemplates.opensOn}
          values={{ date: formatDate(releaseDate, { dateStyle: 'long', timeZone: 'UTC' }) }}
        />
      )}
    </StateCard>
  );
}

/** Over the challenges of a game that the player does not own: they can be activated before (spec 4, Challenges). */
export const ActivateFirstNote = () => (
  <p>
    <FormattedMessage {...gameMessages.activateFirst} />
  </p>
);

/** Replaces sections that only owners of the game have. */
export function GameNotOwned() {
  const { formatMessage } = useIntl();
  return (
    <StateCard kind="empty" title={formatMessage(gameMessages.closedTitle)}>
      <FormattedMessage {...gameMessages.closed} />
    </StateCard>
  );
}

/** Replaces the page of a game of the player that could not be loaded. */
export function GameFailed({ address }: { address: GameAddress }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <GameBody>
      <ErrorCard
        title={formatMessage(gameMessages.failedTitle)}
        onRetry={() => dispatch(gameSelected(address))}
        headingLevel={1}
      >
        <FormattedMessage {...gameMessages.failed} />
      </ErrorCard>
    </GameBody>
  );
}

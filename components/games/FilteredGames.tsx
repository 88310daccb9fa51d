import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '../../services/clubWebsite/games';
import {
  selectAreListsLoaded,
  selectGamesNotOwnedList,
  selectLastPlayedShown,
  selectLatestReleases,
  selectOwnedGamesList,
} from '../../store/catalog/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { matches, type GameFilter } from './filters';
import { gamesMessages, gamesTemplates } from './games.messages';
import { GamesSection } from './GamesSection';

interface FilteredGamesProps {
  filter: GameFilter;
  onShowAll: () => void;
}

/** The same lists, narrowed by platform and search; lists without a match are not rendered. */
export function FilteredGames({ filter, onShowAll }: FilteredGamesProps) {
  const filtered = (games: readonly Game[]) => games.filter((game) => matches(game, filter));
  const lastPlayed = filtered(usePlayerSelector(selectLastPlayedShown));
  const owned = filtered(usePlayerSelector(selectOwnedGamesList));
  const releases = filtered(usePlayerSelector(selectLatestReleases));
  const notOwned = filtered(usePlayerSelector(selectGamesNotOwnedList));
  const areLoaded = usePlayerSelector(selectAreListsLoaded);
  const count = new Set([...lastPlayed, ...owned, ...releases, ...notOwned].map(({ spaceId }) => spaceId)).size;
  const platform = filter.platform === 'all' ? undefined : filter.platform;

  return (
    <>
      <VisuallyHidden role="status">
        {areLoaded && <FormattedMessage {...gamesTemplates.matches} values={{ count }} />}
      </VisuallyHidden>
      <GamesSection list="lastPlayedGames" games={lastPlayed} title={gamesMessages.lastPlayed} platform={platform} />
      <GamesSection list="ownedGames" games={owned} title={gamesMessages.owned} platform={platform} />
      <GamesSection list="latestReleases" games={releases} title={gamesMessages.releases} platform={platform} />
      <GamesSection list="gamesNotOwned" games={notOwned} title={gamesMessages.notOwned} platform={platform} />
      {areLoaded && count === 0 && <NoMatches onShowAll={onShowAll} />}
    </>
  );
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  const all = (
    <Button variant="outline" size="small" onClick={onShowAll}>
      <FormattedMessage {...gamesMessages.showAll} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(gamesMessages.noMatchesTitle)} action={all} headingLevel={2}>
      <FormattedMessage {...gamesMessages.noMatches} />
    </StateCard>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '../../services/clubWebsite/types';
import {
  selectAreListsLoaded,
  selectGamesNotOwnedList,
  selectLastPlayedShown,
  selectLatestReleases,
  selectOwnedGamesList,
} from '../../store/catalog/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/Button';
import { StateCard } from '../ui/StateCard';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { matches, type GameFilter } from './filters';
import { GamesSection } from './GamesSection';
import { gamesMessages, gamesTemplates } from './games.messages';

interface FilteredGamesProps {
  wish: GameFilter;
  onShowAll: () => void;
}

/** Of the same lists what filter and search leave; a list of which nothing is left makes room. */
export function FilteredGames({ wish, onShowAll }: FilteredGamesProps) {
  const { locale } = useIntl();
  const filtered = (games: readonly Game[]) => games.filter((game) => matches(game, wish, locale));
  const lastPlayed = filtered(useAppSelector(selectLastPlayedShown));
  const owned = filtered(useAppSelector(selectOwnedGamesList));
  const releases = filtered(useAppSelector(selectLatestReleases));
  const notOwned = filtered(useAppSelector(selectGamesNotOwnedList));
  const areLoaded = useAppSelector(selectAreListsLoaded);
  const count = new Set([...lastPlayed, ...owned, ...releases, ...notOwned].map(({ spaceId }) => spaceId)).size;
  const on = wish.platform === 'all' ? undefined : wish.platform;

  return (
    <>
      <VisuallyHidden role="status">
        {areLoaded && <FormattedMessage {...gamesTemplates.matches} values={{ count }} />}
      </VisuallyHidden>
      <GamesSection list="lastPlayedGames" games={lastPlayed} title={gamesMessages.lastPlayed} platform={on} />
      <GamesSection list="ownedGames" games={owned} title={gamesMessages.owned} platform={on} />
      <GamesSection list="latestReleases" games={releases} title={gamesMessages.releases} platform={on} />
      <GamesSection list="gamesNotOwned" games={notOwned} title={gamesMessages.notOwned} platform={on} />
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

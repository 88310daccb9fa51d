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
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { isWished, type GameWish } from './filters';
import { GamesSection } from './GamesSection';
import { gamesMessages, gamesTemplates } from './games.messages';

interface FoundGamesProps {
  wish: GameWish;
  onShowAll: () => void;
}

/** Of the same lists what filter and search leave; a list of which nothing is left makes room. */
export function FoundGames({ wish, onShowAll }: FoundGamesProps) {
  const { locale } = useIntl();
  const wished = (games: readonly Game[]) => games.filter((game) => isWished(game, wish, locale));
  const lastPlayed = wished(useAppSelector(selectLastPlayedShown));
  const owned = wished(useAppSelector(selectOwnedGamesList));
  const releases = wished(useAppSelector(selectLatestReleases));
  const notOwned = wished(useAppSelector(selectGamesNotOwnedList));
  const areLoaded = useAppSelector(selectAreListsLoaded);
  const count = new Set([...lastPlayed, ...owned, ...releases, ...notOwned].map(({ spaceId }) => spaceId)).size;
  const on = wish.platform === 'all' ? undefined : wish.platform;

  return (
    <>
      <VisuallyHidden role="status">
        {areLoaded && <FormattedMessage {...gamesTemplates.found} values={{ count }} />}
      </VisuallyHidden>
      <GamesSection list="lastPlayedGames" games={lastPlayed} title={gamesMessages.lastPlayed} platform={on} />
      <GamesSection list="ownedGames" games={owned} title={gamesMessages.owned} platform={on} />
      <GamesSection list="latestReleases" games={releases} title={gamesMessages.releases} platform={on} />
      <GamesSection list="gamesNotOwned" games={notOwned} title={gamesMessages.notOwned} platform={on} />
      {areLoaded && count === 0 && <NoneFound onShowAll={onShowAll} />}
    </>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  const all = (
    <Button variant="outline" size="small" onClick={onShowAll}>
      <FormattedMessage {...gamesMessages.showAll} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(gamesMessages.noneFoundTitle)} action={all} headingLevel={2}>
      <FormattedMessage {...gamesMessages.noneFound} />
    </StateCard>
  );
}

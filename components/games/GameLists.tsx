import { FormattedMessage } from 'react-intl';
import { selectGamesNotOwnedList, selectLatestReleases, selectOwnedGamesList } from '../../store/catalog/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { ButtonLink } from '../ui/buttons/Button';
import { GamesSection } from './GamesSection';
import { gamesMessages } from './games.messages';
import { LastPlayed } from './LastPlayed';

/** The game played last, then the other lists of the catalog. */
export function GameLists() {
  const owned = usePlayerSelector(selectOwnedGamesList);
  const releases = usePlayerSelector(selectLatestReleases);
  const notOwned = usePlayerSelector(selectGamesNotOwnedList);
  return (
    <>
      <LastPlayed />
      <GamesSection
        list="ownedGames"
        games={owned}
        title={gamesMessages.owned}
        emptyTitle={gamesMessages.noneOwnedTitle}
        empty={gamesMessages.noneOwned}
      />
      <GamesSection
        list="latestReleases"
        games={releases}
        title={gamesMessages.releases}
        emptyTitle={gamesMessages.noReleasesTitle}
        empty={gamesMessages.noReleases}
        action={
          <ButtonLink href={brand.links.store} $variant="outline" $size="small">
            <FormattedMessage {...gamesMessages.store} />
          </ButtonLink>
        }
      />
      <GamesSection
        list="gamesNotOwned"
        games={notOwned}
        title={gamesMessages.notOwned}
        emptyTitle={gamesMessages.allOwnedTitle}
        empty={gamesMessages.allOwned}
      />
    </>
  );
}

import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectAreListsLoaded, selectAreListsSettled, selectListedGames } from '../../store/catalog/selectors';
import { gameLists, listRequested } from '../../store/catalog/slice';
import { usePlayerSelector, useRequests } from '../../store/support/hooks';
import { usePlatformName } from '../game/platforms';
import { useQueryChoice, useQueryText } from '../navigation/address';
import { PlayerGate } from '../shell/player/PlayerGate';
import { media, tokens } from '../theme/tokens';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { SearchField } from '../ui/fields/TextField';
import { Cluster } from '../ui/layout/Cluster';
import { Band, Wrap } from '../ui/layout/Section';
import { FilterPills } from '../ui/pills/FilterPills';
import { PillStrip } from '../ui/pills/PillStrip';
import { OutsideFilters } from '../ui/lists/OutsideFilters';
import { Announcement } from '../ui/text/Announcement';
import { PageTitle } from '../ui/text/Title';
import { splitFound, textSearch } from '../ui/text/textSearch';
import { useTexts } from '../ui/text/useTexts';
import { GameGrid, GamesSection, GamesSkeleton, type ListFilter } from './GamesSection';
import { LastPlayed, LastPlayedSkeleton } from './LastPlayed';

/** The player's games and the club's other games, in the four lists of the catalog (spec 4, Game lists). */
export function GamesScreen() {
  const t = useTexts();
  return (
    <Band $space="player">
      <Column>
        <PageTitle level={1} look="playerH1">
          {t('pages.games.title')}
        </PageTitle>
        <PlayerGate
          isBelowTitle
          skeleton={
            <>
              <ToolsRow />
              <ListsSkeleton />
            </>
          }
        >
          <Games />
        </PlayerGate>
      </Column>
    </Band>
  );
}

function Games() {
  const t = useTexts();
  const nameOf = usePlatformName();
  const [platform, setPlatform] = useQueryChoice('platform', platformChoices);
  const [search, setSearch] = useQueryText('q');
  const areLoaded = usePlayerSelector(selectAreListsLoaded);
  const wereSettled = useOnceTrue(usePlayerSelector(selectAreListsSettled));
  const found = textSearch(usePlayerSelector(selectListedGames), search, ({ title, genre }) => [title, genre]);
  const { matching, outside } = splitFound(found, search, (game) => isOnPlatform(game, platform));
  const count = matching.length + outside.length;
  const filter = isFiltered({ platform, search })
    ? { spaceIds: new Set(matching.map(({ spaceId }) => spaceId)), platform: platform === 'all' ? null : platform }
    : undefined;
  useRequests(...gameLists.map((list) => listRequested({ list })));
  const showAll = () => {
    setPlatform('all');
    setSearch('');
  };
  return (
    <>
      <ToolsRow>
        <PillStrip chosen={platform}>
          <FilterPills
            label={t('games.platforms')}
            options={platformChoices.map((value) => ({
              value,
              label: value === 'all' ? t('games.everyPlatform') : nameOf(value),
            }))}
            value={platform}
            onChange={setPlatform}
          />
        </PillStrip>
        <Field>
          <SearchField label={t('games.search')} value={search} onChange={setSearch} />
        </Field>
      </ToolsRow>
      {/* Also without a filter: what a filter leaves is said from the first one on. */}
      <Announcement text={areLoaded && t('games.found', { count })} />
      {wereSettled ? <Lists filter={filter} /> : <ListsSkeleton />}
      <OutsideFilters count={outside.length} onClear={() => setPlatform('all')}>
        <GameGrid games={outside} />
      </OutsideFilters>
      {filter && areLoaded && count === 0 && <NoMatches onShowAll={showAll} />}
    </>
  );
}

/** They come together: what one of them takes less than its skeleton would move the headings of the next ones. */
const Lists = ({ filter }: { filter: ListFilter | undefined }) => (
  <>
    {filter ? <GamesSection list="lastPlayedGames" filter={filter} /> : <LastPlayed />}
    {(['ownedGames', 'latestReleases', 'gamesNotOwned'] as const).map((list) => (
      <GamesSection key={list} list={list} filter={filter} />
    ))}
  </>
);

const ListsSkeleton = () => (
  <>
    <LastPlayedSkeleton />
    <GamesSkeleton />
  </>
);

const Column = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  > h1 {
    margin-bottom: -32px;
  }

  ${media.below.laptop} {
    gap: 44px;

    > h1 {
      margin-bottom: -24px;
    }
  }
`;

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  const t = useTexts();
  const all = (
    <Button variant="outline" size="small" onClick={onShowAll}>
      {t('games.showAll')}
    </Button>
  );
  return (
    <StateCard kind="empty" title={t('games.noneFoundTitle')} action={all} headingLevel={2}>
      {t('games.noneFound')}
    </StateCard>
  );
}

const Field = styled.div`
  flex: 0 1 280px;

  ${media.below.laptop} {
    flex: 1 1 100%;
  }
`;

/** The row of filters and search. Its height is fixed, so that the skeleton has the same size. */
const ToolsRow = styled(Cluster).attrs({ $gap: 4, $justify: 'space-between' })`
  min-height: ${tokens.control.normal};
  margin-bottom: -24px;

  ${media.below.laptop} {
    align-content: start;
    min-height: 100px;
    margin-bottom: -16px;
  }
`;

/** All platforms, or one by its code in the services. */
const platformChoices = ['all', 'PC', 'PS4', 'XONE', 'SWITCH', 'MOBILE'] as const;
type PlatformChoice = (typeof platformChoices)[number];

export interface GameFilter {
  platform: PlatformChoice;
  search: string;
}

export const isFiltered = ({ platform, search }: GameFilter) => platform !== 'all' || search.trim() !== '';

export const isOnPlatform = ({ platforms }: Pick<Game, 'platforms'>, platform: PlatformChoice): boolean =>
  platform === 'all' || platforms.some((code) => code.toUpperCase() === platform);

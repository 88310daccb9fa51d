import { useCallback, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { RewardSample } from '../../../services/club/rewardCatalog';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import {
  catalogPageSize,
  filterChosen,
  type FirstRewards,
  type ListedReward,
  moreRequested,
  rewardCatalogOpened,
  searchUsed,
} from '../../../store/rewards/rewardCatalog/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { useAddress, useQueryText } from '../../navigation/address';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Loading, Skeletons } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { SearchField } from '../../ui/fields/TextField';
import { useFocusOnMore } from '../../ui/focus/useFocusOnMore';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { OutsideFilters } from '../../ui/lists/OutsideFilters';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Announcement } from '../../ui/text/Announcement';
import { splitFound, textSearch } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { rarityColors, rarityIds } from '../rarities';
import { CatalogCards, CatalogGrid } from './CatalogCards';
import { ErrorCard } from '../../ui/feedback/Loadable';

type CatalogBrowserProps = Omit<RewardSample, 'rewards'> & Pick<VisitorRewardsProps, 'catalog' | 'games'>;

export function CatalogBrowser({ rarities, totalRewards, catalog, games }: CatalogBrowserProps) {
  const t = useTexts();
  const [search, setSearch] = useQueryText('q');
  const filters = useCatalogFilters(games);
  const isSearching = search.trim() !== '';
  const browsed = useBrowsedRewards(catalog);
  const found = useFoundRewards(search, isSearching);
  const { status, rewards, total, load, showMore } = isSearching ? found : browsed;
  return (
    <>
      <Cluster $gap={[5, 6]} $align="end" $justify="space-between" style={{ marginBottom: 24 }}>
        <div>
          <Text as="h2" $type="d3">
            {t('rewards.visitor.shelf')}
          </Text>
          <Text $type="small" $color="muted" $above={2}>
            {t('rewards.visitor.counted', { total: totalRewards, games: games.length })}
          </Text>
        </div>
        <CatalogFilters rarities={rarities} games={games} filters={filters} search={search} onSearch={setSearch} />
      </Cluster>
      <CatalogCards rewards={rewards} kindOf={gameOf} />
      {status === 'loading' && (
        <Loading label={t('rewards.visitor.loading')}>
          <CatalogGrid as="div" style={{ marginTop: 16 }}>
            <Skeletons count={8} $height="100%" $radius={tokens.radius.card} />
          </CatalogGrid>
        </Loading>
      )}
      {status === 'failed' && (
        <div style={{ maxWidth: 480, marginTop: 24 }}>
          <ErrorCard title={t('rewards.visitor.failed')} onRetry={load} />
        </div>
      )}
      <CatalogFooter
        shown={rewards.length}
        total={total}
        none={t(isSearching ? 'rewards.empty.title' : 'rewards.visitor.none')}
        isLoading={status === 'loading'}
        onMore={showMore}
      />
      {isSearching && (
        <OutsideFilters count={found.outside.length} onClear={() => filters.choose({ rarity: null, game: null })}>
          <CatalogCards rewards={found.outside.slice(0, catalogPageSize)} kindOf={gameOf} />
        </OutsideFilters>
      )}
    </>
  );
}

type CatalogFilters = ReturnType<typeof useCatalogFilters>;

/** Those of the address, in the same words as in a player's list; the catalog follows them. */
function useCatalogFilters(games: VisitorRewardsProps['games']) {
  const dispatch = useAppDispatch();
  const { query, change } = useAddress();
  const applied = useAppSelector((state) => state.rewardCatalog.filter);
  const rarityId = rarityIds.find((id) => id.toLowerCase() === query.get('rarity')) ?? null;
  const game = games.find(({ slug }) => slug === query.get('game')) ?? null;
  const spaceId = game?.spaceId ?? null;
  const isApplied = applied.rarityId === rarityId && applied.spaceId === spaceId;
  useEffect(() => {
    if (!isApplied) dispatch(filterChosen({ rarityId, spaceId }));
  }, [dispatch, isApplied, rarityId, spaceId]);
  return {
    rarityId,
    game,
    /** Null removes a filter. */
    choose: (chosen: Readonly<Partial<Record<'rarity' | 'game', string | null>>>) => void change(chosen, 'push'),
  };
}

/** Page by page, as the filters choose. */
function useBrowsedRewards(catalog: FirstRewards) {
  const dispatch = useAppDispatch();
  const browsed = useAppSelector((state) => state.rewardCatalog);
  useEffect(() => void dispatch(rewardCatalogOpened(catalog)), [dispatch, catalog]);
  const load = () => void dispatch(moreRequested());
  const { rewards, total } = browsed.status === 'idle' ? catalog : browsed;
  return { status: browsed.status, rewards, total, load, showMore: load };
}

/** Every reward is loaded with the first search; `outside` is what it finds although the filters leave it out. */
function useFoundRewards(search: string, isSearching: boolean) {
  const dispatch = useAppDispatch();
  const filter = useAppSelector((state) => state.rewardCatalog.filter);
  const { status, rewards } = useAppSelector((state) => state.rewardCatalog.searched);
  const [shown, setShown] = useState({ search, most: catalogPageSize });
  const load = useCallback(() => void dispatch(searchUsed()), [dispatch]);
  useEffect(() => {
    if (isSearching && status === 'idle') load();
  }, [isSearching, status, load]);

  const { matching, outside } = useMemo(() => {
    const found = textSearch(rewards, search, ({ name, kind, gameTitle }) => [name, kind, gameTitle]);
    return splitFound(
      found,
      search,
      ({ rarityId, spaceId }) => (filter.rarityId ?? rarityId) === rarityId && (filter.spaceId ?? spaceId) === spaceId,
    );
  }, [rewards, search, filter]);
  const most = shown.search === search ? shown.most : catalogPageSize;
  return {
    status,
    rewards: matching.slice(0, most),
    total: status === 'loaded' ? matching.length : null,
    outside,
    load,
    showMore: () => setShown({ search, most: most + catalogPageSize }),
  };
}

const gameOf = ({ gameTitle }: ListedReward) => gameTitle;

interface CatalogFooterProps {
  shown: number;
  /** Null while the first rewards of a filter load. */
  total: number | null;
  /** Said where there is none. */
  none: string;
  isLoading: boolean;
  onMore: () => void;
}

function CatalogFooter({ shown, total, none, isLoading, onMore }: CatalogFooterProps) {
  const t = useTexts();
  const { ref, more } = useFocusOnMore(onMore);
  const left = (total ?? 0) - shown;
  const count = total !== null && (total === 0 ? none : t('rewards.visitor.shown', { shown, total }));
  return (
    <Stack ref={ref} $gap={4} $align="center" $above={8}>
      <Text $type="small" $color="muted">
        {count}
      </Text>
      <Announcement text={count} />
      {left > 0 && (
        <Button variant="outline" working={isLoading && t('rewards.visitor.loading')} onClick={more}>
          {t('ui.showMore', { count: Math.min(left, catalogPageSize) })}
        </Button>
      )}
    </Stack>
  );
}

const all = 'all';

interface CatalogFiltersProps extends Pick<CatalogBrowserProps, 'rarities' | 'games'> {
  filters: CatalogFilters;
  search: string;
  onSearch: (search: string) => void;
}

function CatalogFilters({ rarities, games, filters, search, onSearch }: CatalogFiltersProps) {
  const t = useTexts();
  const { rarityId, game, choose } = filters;
  return (
    <FilterCluster>
      <SearchField label={t('rewards.search')} value={search} onChange={onSearch} />
      <FilterPills
        label={t('rewards.visitor.filter.byRarity')}
        value={rarityId ?? all}
        onChange={(id) => choose({ rarity: id === all ? null : id.toLowerCase() })}
        options={[
          { value: all, label: t('rewards.visitor.filter.all') },
          ...rarities.map(({ id }) => ({ value: id, label: t(`ui.rarity.${rarityColors[id]}`) })),
        ]}
      />
      <Select
        label={t('rewards.visitor.filter.byGame')}
        isLabelHidden
        value={game?.slug ?? all}
        onChange={(slug) => choose({ game: slug === all ? null : slug })}
        options={[
          { value: all, label: t('rewards.visitor.filter.allGames') },
          ...games.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
      />
    </FilterCluster>
  );
}

const FilterCluster = styled(Cluster)`
  > :first-child,
  > :last-child {
    flex: 1 1 200px;
  }
  ${media.from.desktop} {
    > :first-child,
    > :last-child {
      flex: 0 0 200px;
    }
  }
`;

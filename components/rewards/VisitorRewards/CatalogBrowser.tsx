import { useEffect, useMemo, useState } from 'react';
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
import { useAppDispatch, useAppSelector, useRequestIf } from '../../../store/support/hooks';
import { useAddress, useQueryText } from '../../navigation/address';
import { keepScrollOverReload } from '../../navigation/keepScrollOverReload';
import { media, tokens } from '../../theme/tokens';
import { QueryForm } from '../../ui/buttons/QueryForm';
import { Loading, Skeletons } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { SearchField } from '../../ui/fields/TextField';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { ListFooter } from '../../ui/lists/ListFooter';
import { OutsideFilters } from '../../ui/lists/OutsideFilters';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Announcement } from '../../ui/text/Announcement';
import { splitFound, textSearch } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { rarityColors, rarityIds } from '../rarities';
import { CatalogCards, CatalogGrid } from './CatalogCards';

interface CatalogBrowserProps extends Omit<RewardSample, 'rewards'>, Pick<VisitorRewardsProps, 'catalog' | 'games'> {
  /** How many rewards the address wants. */
  wanted: number;
}

export function CatalogBrowser({ rarities, totalRewards, catalog, games, wanted }: CatalogBrowserProps) {
  const t = useTexts();
  const [search, setSearch] = useQueryText('q');
  const filters = useCatalogFilters(games);
  const isSearching = search.trim() !== '';
  const browsed = useBrowsedRewards(catalog, wanted);
  const found = useFoundRewards(search, isSearching);
  const { status, rewards, total, load, showMore } = isSearching ? found : browsed;
  const shown = rewards.length;
  const left = Math.max(0, (total ?? 0) - shown);
  const none = t(isSearching ? 'rewards.empty.title' : 'rewards.visitor.none');
  // Null while the first rewards of a filter load.
  const count = total !== null && (total === 0 ? none : t('rewards.visitor.shown', { shown, total }));
  return (
    <>
      <Cluster $gap={[5, 6]} $align="end" $justify="space-between" style={{ marginBottom: 24 }}>
        <div>
          <Text as="h2" id={catalogId} $type="d3">
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
      <CenteredFooter
        status={status}
        hasMore={left > 0}
        onMore={status === 'failed' ? load : showMore}
        written={{ name: 'count', value: shown + catalogPageSize, place: 'more' }}
        labels={{
          more: t('ui.showMore', { count: Math.min(left, catalogPageSize) }),
          loading: t('rewards.visitor.loading'),
          failed: t('rewards.visitor.failed'),
        }}
      >
        <p>{count}</p>
      </CenteredFooter>
      <Announcement text={count} />
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
    choose: (chosen: Readonly<Partial<Record<'rarity' | 'game', string | null>>>) =>
      void change({ ...chosen, count: null }, 'push'),
  };
}

/** As the filters choose, and at least as many as the address wants: a reload and Back show what the visitor has loaded. */
function useBrowsedRewards(catalog: FirstRewards, wanted: number) {
  const dispatch = useAppDispatch();
  const { change } = useAddress();
  const browsed = useAppSelector((state) => state.rewardCatalog);
  useEffect(() => void dispatch(rewardCatalogOpened(catalog)), [dispatch, catalog]);
  const { status } = browsed;
  const { rewards, total } = status === 'idle' ? catalog : browsed;
  const missing = status === 'loaded' ? Math.min(wanted, total ?? 0) - rewards.length : 0;
  useRequestIf(missing > 0, moreRequested(missing));
  useEffect(() => {
    if (wanted > 0) keepScrollOverReload();
  }, [wanted]);
  return {
    status,
    rewards,
    total,
    load: () => void dispatch(moreRequested(catalogPageSize)),
    showMore: () => void change({ count: String(rewards.length + catalogPageSize) }),
  };
}

/** Every reward is loaded with the first search; `outside` is what it finds although the filters leave it out. */
function useFoundRewards(search: string, isSearching: boolean) {
  const dispatch = useAppDispatch();
  const filter = useAppSelector((state) => state.rewardCatalog.filter);
  const { status, rewards } = useAppSelector((state) => state.rewardCatalog.searched);
  const [shown, setShown] = useState({ search, most: catalogPageSize });
  useRequestIf(isSearching && status === 'idle', searchUsed());
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
    load: () => void dispatch(searchUsed()),
    showMore: () => setShown({ search, most: most + catalogPageSize }),
  };
}

const gameOf = ({ gameTitle }: ListedReward) => gameTitle;

const CenteredFooter = styled(ListFooter)`
  flex-direction: column;

  > [role='alert'] {
    margin-right: auto;
  }
`;

const all = 'all';
const catalogId = 'catalog';

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
      <QueryForm place={catalogId}>
        <FilterPills
          label={t('rewards.visitor.filter.byRarity')}
          name="rarity"
          value={rarityId?.toLowerCase() ?? all}
          onChange={(rarity) => choose({ rarity: rarity === all ? null : rarity })}
          options={[
            { value: all, label: t('rewards.visitor.filter.all') },
            ...rarities.map(({ id }) => ({ value: id.toLowerCase(), label: t(`ui.rarity.${rarityColors[id]}`) })),
          ]}
        />
      </QueryForm>
      <Select
        label={t('rewards.visitor.filter.byGame')}
        isLabelHidden
        autoComplete="off"
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

import { useEffect } from 'react';
import styled from 'styled-components';
import type { RewardSample } from '../../../services/club/rewardCatalog';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import {
  catalogPageSize,
  filterChosen,
  moreRequested,
  rewardCatalogOpened,
} from '../../../store/rewards/rewardCatalog/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Loading, Skeletons } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { useFocusOnMore } from '../../ui/focus/useFocusOnMore';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { FilterPills } from '../../ui/pills/FilterPills';
import { useTexts } from '../../ui/text/useTexts';
import { rarityNames } from '../rarityNames';
import { RewardCard } from '../RewardCard/RewardCard';

type CatalogBrowserProps = Omit<RewardSample, 'rewards'> & Pick<VisitorRewardsProps, 'catalog' | 'games'>;

export function CatalogBrowser({ rarities, totalRewards, catalog, games }: CatalogBrowserProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const browsed = useAppSelector((state) => state.rewardCatalog);
  useEffect(() => {
    dispatch(rewardCatalogOpened(catalog));
  }, [dispatch, catalog]);

  const { rewards, total } = browsed.status === 'idle' ? catalog : browsed;
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
        <CatalogFilters rarities={rarities} games={games} />
      </Cluster>
      <CatalogGrid>
        {rewards.map((reward) => (
          <li key={reward.rewardId}>
            <RewardCard reward={reward} kind={reward.gameTitle} state="withinReach" />
          </li>
        ))}
      </CatalogGrid>
      {browsed.status === 'loading' && (
        <Loading label={t('rewards.visitor.loading')}>
          <CatalogGrid as="div" style={{ marginTop: 16 }}>
            <Skeletons count={8} $height="100%" $radius={tokens.radius.card} />
          </CatalogGrid>
        </Loading>
      )}
      {browsed.status === 'failed' && (
        <div style={{ maxWidth: 480, marginTop: 24 }}>
          <ErrorCard title={t('rewards.visitor.failed')} onRetry={() => dispatch(moreRequested())}>
            {t('rewards.visitor.failed.text')}
          </ErrorCard>
        </div>
      )}
      <CatalogFooter shown={rewards.length} total={total} isLoading={browsed.status === 'loading'} />
    </>
  );
}

interface CatalogFooterProps {
  shown: number;
  /** Null while the first rewards of a filter load. */
  total: number | null;
  isLoading: boolean;
}

function CatalogFooter({ shown, total, isLoading }: CatalogFooterProps) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const { ref, rememberEnd } = useFocusOnMore<HTMLDivElement>();
  const left = (total ?? 0) - shown;
  return (
    <Stack ref={ref} $gap={4} $align="center" $above={8}>
      <Text role="status" $type="small" $color="muted">
        {total !== null && t(total === 0 ? 'rewards.visitor.none' : 'rewards.visitor.shown', { shown, total })}
      </Text>
      {left > 0 && (
        <Button
          variant="outline"
          working={isLoading && t('rewards.visitor.loading')}
          onClick={() => {
            rememberEnd();
            dispatch(moreRequested());
          }}
        >
          {t('ui.showMore', { count: Math.min(left, catalogPageSize) })}
        </Button>
      )}
    </Stack>
  );
}

const all = 'all';

function CatalogFilters({ rarities, games }: Pick<CatalogBrowserProps, 'rarities' | 'games'>) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const filter = useAppSelector((state) => state.rewardCatalog.filter);
  return (
    <FilterCluster>
      <FilterPills
        label={t('rewards.visitor.filter.byRarity')}
        value={filter.rarityId ?? all}
        onChange={(id) => dispatch(filterChosen({ ...filter, rarityId: id === all ? null : id }))}
        options={[
          { value: all, label: t('rewards.visitor.filter.all') },
          ...rarities.map(({ id }) => ({ value: id, label: t(rarityNames[id]) })),
        ]}
      />
      <Select
        label={t('rewards.visitor.filter.byGame')}
        isLabelHidden
        value={filter.spaceId ?? all}
        onChange={(id) => dispatch(filterChosen({ ...filter, spaceId: id === all ? null : id }))}
        options={[
          { value: all, label: t('rewards.visitor.filter.allGames') },
          ...games.map(({ spaceId, title }) => ({ value: spaceId, label: title })),
        ]}
      />
    </FilterCluster>
  );
}

const FilterCluster = styled(Cluster)`
  > :last-child {
    width: 200px;
  }
`;

const CatalogGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(264px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: 12px;
  }
`;

import { useMemo } from 'react';
import styled from 'styled-components';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { Cluster } from '../../ui/layout/Cluster';
import { FilterPills, FilterPill } from '../../ui/pills/FilterPills';
import { PillStrip } from '../../ui/pills/PillStrip';
import { SearchField } from '../../ui/fields/TextField';
import { Select } from '../../ui/fields/Select';
import { useTexts } from '../../ui/text/useTexts';
import { passesFilter, rewardFilters, rewardOrders, type RewardEntry } from '../query/filters';
import { rarityNames } from '../rarityNames';
import type { RewardsView } from '../query/rewardsQuery';

interface RewardsToolbarProps {
  /** The rewards before the filter and the search, for the counts on the filters. */
  rewards: readonly RewardEntry[];
  view: RewardsView;
}

/** Filters, search and sort order above the cards. */
export function RewardsToolbar({ rewards, view: { query, change, search } }: RewardsToolbarProps) {
  const t = useTexts();
  const wished = usePlayerSelector(selectWishedIds);
  const filters = useMemo(
    () =>
      rewardFilters.map((value) => ({
        value,
        label: t(`rewards.filter.${value}`),
        count: rewards.filter((entry) => passesFilter(value, entry, wished)).length,
      })),
    [rewards, wished, t],
  );
  return (
    <Toolbar>
      <div>
        <PillStrip chosen={query.filter}>
          <FilterPills
            label={t('rewards.filters')}
            options={filters}
            value={query.filter}
            onChange={(filter) => change({ filter })}
          />
          {query.rarity && (
            <FilterPill isOn isRemovable onClick={() => change({ rarity: null })}>
              {t(rarityNames[query.rarity])}
            </FilterPill>
          )}
        </PillStrip>
      </div>
      <div>
        <SearchField
          label={t('rewards.search')}
          clearLabel={t('ui.clearSearch')}
          value={query.search}
          onChange={search}
        />
      </div>
      <div>
        <Select
          label={t('rewards.order')}
          isLabelHidden
          options={rewardOrders.map((value) => ({ value, label: t(`rewards.order.${value}`) }))}
          value={query.order}
          onChange={(order) => change({ order })}
        />
      </div>
    </Toolbar>
  );
}

const Toolbar = styled(Cluster)`
  margin: 32px 0 20px;

  /* The filters, the search, and the order, which is as wide as the longest one in the player's language. */
  > :nth-child(1) {
    flex: 1 1 auto;
    min-width: 0;
  }
  > :nth-child(2) {
    flex: 1 1 232px;
    max-width: 300px;
  }
  > :nth-child(3) {
    flex: 0 0 auto;
    min-width: 232px;
  }

  ${media.below.laptop} {
    > :nth-child(1) {
      flex-basis: 100%;
    }
    > :nth-child(n + 2) {
      flex: 1 1 200px;
      min-width: 0;
      max-width: none;
    }
  }
`;

import { useMemo } from 'react';
import styled from 'styled-components';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { FilterPills, FilterPill } from '../../ui/pills/FilterPills';
import { PillStrip } from '../../ui/pills/PillStrip';
import { SearchField } from '../../ui/fields/TextField';
import { Select } from '../../ui/fields/Select';
import { useTexts } from '../../ui/text/useTexts';
import { passesFilter, rewardFilters, rewardOrders, type RewardEntry } from '../query/filters';
import { rarityNames } from '../rarityNames';
import type { RewardsView } from '../query/useRewardsQuery';

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
      <Filters>
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
      </Filters>
      <SearchTool>
        <SearchField
          label={t('rewards.search')}
          clearLabel={t('ui.clearSearch')}
          value={query.search}
          onChange={search}
        />
      </SearchTool>
      <OrderTool>
        <Select
          label={t('rewards.order')}
          isLabelHidden
          options={rewardOrders.map((value) => ({ value, label: t(`rewards.order.${value}`) }))}
          value={query.order}
          onChange={(order) => change({ order })}
        />
      </OrderTool>
    </Toolbar>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin: 32px 0 20px;
`;

const Filters = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  ${media.below.laptop} {
    flex-basis: 100%;
  }
`;

const SearchTool = styled.div`
  flex: 1 1 232px;
  max-width: 300px;

  ${media.below.laptop} {
    flex-basis: 200px;
    max-width: none;
  }
`;

/** As wide as the longest order in the player's language. */
const OrderTool = styled.div`
  flex: 0 0 auto;
  min-width: 232px;

  ${media.below.laptop} {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

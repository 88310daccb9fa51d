import styled from 'styled-components';
import type { RarityId } from '../../../services/club/rarities';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import type { RewardCatalogFilter } from '../../../store/rewards/rewardCatalog/slice';
import { Select } from '../../ui/fields/Select';
import { FilterPills } from '../../ui/pills/FilterPills';
import { useTexts } from '../../ui/text/useTexts';
import { rarityNames } from '../rarityNames';

const all = 'all';

interface CatalogFiltersProps extends Pick<VisitorRewardsProps, 'games'> {
  value: RewardCatalogFilter;
  rarities: readonly RarityId[];
  onChange: (filter: RewardCatalogFilter) => void;
}

/** Filters the catalog by rarity and by game. */
export function CatalogFilters({ value, rarities, games, onChange }: CatalogFiltersProps) {
  const t = useTexts();
  return (
    <FilterRow>
      <FilterPills
        label={t('rewards.visitor.filter.byRarity')}
        value={value.rarityId ?? all}
        onChange={(rarity) => onChange({ ...value, rarityId: rarity === all ? null : rarity })}
        options={[
          { value: all, label: t('rewards.visitor.filter.all') },
          ...rarities.map((id) => ({ value: id, label: t(rarityNames[id]) })),
        ]}
      />
      <Select
        label={t('rewards.visitor.filter.byGame')}
        isLabelHidden
        value={value.spaceId ?? all}
        onChange={(spaceId) => onChange({ ...value, spaceId: spaceId === all ? null : spaceId })}
        options={[
          { value: all, label: t('rewards.visitor.filter.allGames') },
          ...games.map(({ spaceId, title }) => ({ value: spaceId, label: title })),
        ]}
      />
    </FilterRow>
  );
}

const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > :last-child {
    width: 200px;
  }
`;

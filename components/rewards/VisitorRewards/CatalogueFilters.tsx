import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RarityId } from '../../../services/club/rarities';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import type { RewardCatalogueFilter } from '../../../store/rewards/rewardCatalogue/slice';
import { Select } from '../../ui/fields/Select';
import { FilterPills } from '../../ui/pills/FilterPills';
import { rarityNames } from '../rarityNames.messages';
import { catalogueMessages } from './CatalogueBrowser.messages';

const all = 'all';

interface CatalogueFiltersProps extends Pick<VisitorRewardsProps, 'games'> {
  value: RewardCatalogueFilter;
  rarities: readonly RarityId[];
  onChange: (filter: RewardCatalogueFilter) => void;
}

/** Filters the catalogue by rarity and by game. */
export function CatalogueFilters({ value, rarities, games, onChange }: CatalogueFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterRow>
      <FilterPills
        label={formatMessage(catalogueMessages.byRarity)}
        value={value.rarityId ?? all}
        onChange={(rarity) => onChange({ ...value, rarityId: rarity === all ? null : rarity })}
        options={[
          { value: all, label: formatMessage(catalogueMessages.all) },
          ...rarities.map((id) => ({ value: id, label: formatMessage(rarityNames[id]) })),
        ]}
      />
      <Select
        label={formatMessage(catalogueMessages.byGame)}
        isLabelHidden
        value={value.spaceId ?? all}
        onChange={(spaceId) => onChange({ ...value, spaceId: spaceId === all ? null : spaceId })}
        options={[
          { value: all, label: formatMessage(catalogueMessages.allGames) },
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

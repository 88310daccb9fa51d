import { useIntl } from 'react-intl';
import type { RarityId } from '../../services/club/types';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import type { RewardCatalogueFilter } from '../../store/rewards/rewardCatalogue/slice';
import { FilterPills } from '../ui/pills/FilterPills';
import { Select } from '../ui/fields/Select';
import { rarityNames } from './rarityNames.messages';
import { visitorMessages } from './VisitorRewards.messages';
import { Filters } from './VisitorRewards.Shelf.styles';

const all = 'all';

interface ShelfFiltersProps extends Pick<VisitorRewardsProps, 'games'> {
  value: RewardCatalogueFilter;
  rarities: readonly RarityId[];
  onChange: (filter: RewardCatalogueFilter) => void;
}

/** Which rewards are on show: those of a rarity, of a game, or both. */
export function ShelfFilters({ value, rarities, games, onChange }: ShelfFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <Filters>
      <FilterPills
        label={formatMessage(visitorMessages.byRarity)}
        value={value.rarityId ?? all}
        onChange={(rarity) => onChange({ ...value, rarityId: rarity === all ? null : rarity })}
        options={[
          { value: all, label: formatMessage(visitorMessages.all) },
          ...rarities.map((id) => ({ value: id, label: formatMessage(rarityNames[id]) })),
        ]}
      />
      <Select
        label={formatMessage(visitorMessages.byGame)}
        isLabelHidden
        value={value.spaceId ?? all}
        onChange={(spaceId) => onChange({ ...value, spaceId: spaceId === all ? null : spaceId })}
        options={[
          { value: all, label: formatMessage(visitorMessages.allGames) },
          ...games.map(({ spaceId, title }) => ({ value: spaceId, label: title })),
        ]}
      />
    </Filters>
  );
}

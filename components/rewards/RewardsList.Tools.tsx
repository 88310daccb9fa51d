import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { FilterPills } from '../ui/Pill';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { fits, rewardFilters, rewardOrders, type RewardEntry, type RewardFilter, type RewardOrder } from './filters';
import { orderNames, rewardsMessages } from './rewards.messages';

interface RewardsToolsProps {
  rewards: readonly RewardEntry[];
  filter: RewardFilter;
  onFilter: (filter: RewardFilter) => void;
  order: RewardOrder;
  onOrder: (order: RewardOrder) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Filters, search and order over the cards. */
export function RewardsTools({ rewards, filter, onFilter, order, onOrder, search, onSearch }: RewardsToolsProps) {
  const { formatMessage } = useIntl();
  const filters = rewardFilters.map((value) => ({
    value,
    label: formatMessage(rewardsMessages[value]),
    count: rewards.filter((entry) => fits(value, entry)).length,
  }));
  return (
    <Line>
      <Filters>
        <FilterPills
          label={formatMessage(rewardsMessages.filters)}
          options={filters}
          value={filter}
          onChange={onFilter}
        />
      </Filters>
      <Field>
        <SearchField
          label={formatMessage(rewardsMessages.search)}
          placeholder={formatMessage(rewardsMessages.search)}
          isLabelHidden
          clearLabel={formatMessage(rewardsMessages.clearSearch)}
          value={search}
          onChange={onSearch}
        />
      </Field>
      <Field>
        <Select
          label={formatMessage(rewardsMessages.order)}
          isLabelHidden
          options={rewardOrders.map((value) => ({ value, label: formatMessage(orderNames[value]) }))}
          value={order}
          onChange={onOrder}
        />
      </Field>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin: 32px 0 20px;
`;

/** On narrow screens the pills run off the edge of the page: they can be pushed. */
const Filters = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  ${media.below.laptop} {
    flex-basis: 100%;
    margin-right: calc(-1 * ${tokens.layout.gutter});
    overflow-x: auto;
    scrollbar-width: none;

    > div {
      flex-wrap: nowrap;
      width: max-content;
      padding-right: ${tokens.layout.gutter};
    }
  }
`;

const Field = styled.div`
  flex: 0 1 220px;

  ${media.below.laptop} {
    flex: 1 1 200px;
  }
`;

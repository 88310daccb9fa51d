import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendEntry } from '../../store/friends/rules';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { FilterPills } from '../ui/pills/FilterPills';
import { SearchField } from '../ui/fields/SearchField';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { fits, friendFilters, type FriendFilter } from './filters';
import { friendsMessages, friendsTemplates } from './friends.messages';

interface FriendsToolsProps {
  friends: readonly FriendEntry[];
  /** How many filter and search leave. */
  found: number;
  filter: FriendFilter;
  onFilter: (filter: FriendFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Filter and search over the friends. */
export function FriendsTools({ friends, found, filter, onFilter, search, onSearch }: FriendsToolsProps) {
  const { formatMessage } = useIntl();
  const isNarrowed = filter !== 'all' || search !== '';
  return (
    <Line>
      <FilterPills
        label={formatMessage(friendsMessages.filters)}
        options={friendFilters.map((value) => ({
          value,
          label: formatMessage(friendsMessages[value]),
          count: friends.filter((friend) => fits(value, friend)).length,
        }))}
        value={filter}
        onChange={onFilter}
      />
      <Field>
        <SearchField
          label={formatMessage(friendsMessages.search)}
          placeholder={formatMessage(friendsMessages.search)}
          isLabelHidden
          clearLabel={formatMessage(friendsMessages.clearSearch)}
          value={search}
          onChange={onSearch}
        />
      </Field>
      <VisuallyHidden role="status">
        {isNarrowed && <FormattedMessage {...friendsTemplates.found} values={{ found }} />}
      </VisuallyHidden>
    </Line>
  );
}

/** The size of the line. */
export const toolsHeight = tokens.control.normal;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: ${toolsHeight};
  margin: 24px 0 32px;
`;

const Field = styled.div`
  flex: 0 1 280px;

  ${media.below.tablet} {
    flex: 1 1 100%;
  }
`;

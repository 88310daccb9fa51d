import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendEntry } from '../../../store/friends/rules';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { FilterPills } from '../../ui/pills/FilterPills';
import { SearchField } from '../../ui/fields/SearchField';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { TextSearch } from '../../ui/text/textSearch';
import { friendsMessages, friendsTemplates } from '../friends.messages';

interface FriendsFiltersProps {
  friends: readonly FriendEntry[];
  /** Friends that match filter and search. */
  matchCount: number;
  filter: FriendFilter;
  onFilter: (filter: FriendFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Filters and search above the friends. */
export function FriendsFilters({ friends, matchCount, filter, onFilter, search, onSearch }: FriendsFiltersProps) {
  const { formatMessage } = useIntl();
  const isNarrowed = filter !== 'all' || search !== '';
  return (
    <FilterRow>
      <FilterPills
        label={formatMessage(friendsMessages.filters)}
        options={friendFilters.map((value) => ({
          value,
          label: formatMessage(friendsMessages[value]),
          count: friends.filter((friend) => passesFilter(value, friend)).length,
        }))}
        value={filter}
        onChange={onFilter}
      />
      <SearchPlace>
        <SearchField
          label={formatMessage(friendsMessages.search)}
          placeholder={formatMessage(friendsMessages.search)}
          isLabelHidden
          clearLabel={formatMessage(friendsMessages.clearSearch)}
          value={search}
          onChange={onSearch}
        />
      </SearchPlace>
      <VisuallyHidden role="status">
        {isNarrowed && <FormattedMessage {...friendsTemplates.matchCount} values={{ found: matchCount }} />}
      </VisuallyHidden>
    </FilterRow>
  );
}

const toolsHeight = tokens.control.normal;

const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: ${toolsHeight};
  margin: 24px 0 32px;
`;

const SearchPlace = styled.div`
  flex: 0 1 280px;

  ${media.below.tablet} {
    flex: 1 1 100%;
  }
`;

export const friendFilters = ['all', 'here', 'favorites'] as const;

type FriendFilter = (typeof friendFilters)[number];

export function passesFilter(filter: FriendFilter, { status, isFavorite }: FriendEntry): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'here':
      return status !== 'offline';
    case 'favorites':
      return isFavorite;
  }
}

/** Whether the search finds a friend by names and current game. */
export const matchesSearch = (isFound: TextSearch, { nameOnPlatform, nickname, playing }: FriendEntry): boolean =>
  isFound(nameOnPlatform, nickname ?? '', playing?.name ?? '');

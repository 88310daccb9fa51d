import styled from 'styled-components';
import type { FriendEntry } from '../../../store/friends/rules';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import {
  selectArePresencesSettled,
  selectArePresencesUnknown,
  selectFriends,
  selectFriendsStatus,
} from '../../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useQueryChoice, useQueryText } from '../../navigation/address';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { SearchField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/icons/Icon';
import { Stack } from '../../ui/layout/Stack';
import { OutsideFilters } from '../../ui/lists/OutsideFilters';
import { FilterPills } from '../../ui/pills/FilterPills';
import { GrowingList } from '../../ui/lists/GrowingList';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { splitFound, textSearch } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { AddFriendButton } from '../FriendsTools';
import { FriendCard } from './FriendCard';
import { FriendCardsSkeleton, FriendGrid, FriendsSection, ViewSpace } from '../FriendsSkeleton';

export function FriendsList() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const hasFriends = usePlayerSelector(selectFriends).length > 0;
  const status = usePlayerSelector(selectFriendsStatus);
  const isSettled = usePlayerSelector(selectArePresencesSettled);
  if (hasFriends) return isSettled ? <FilteredFriends /> : <FriendCardsSkeleton />;
  if (status === 'idle' || status === 'loading') return <FriendCardsSkeleton />;
  return (
    <ViewSpace>
      {status === 'failed' ? (
        <ErrorCard title={t('friends.errorTitle')} onRetry={() => dispatch(friendsRequested())} headingLevel={2}>
          {t('friends.error')}
        </ErrorCard>
      ) : (
        <StateCard
          kind="empty"
          title={t('friends.emptyTitle')}
          headingLevel={2}
          action={<AddFriendButton size="small" />}
        >
          {t('friends.empty')}
        </StateCard>
      )}
    </ViewSpace>
  );
}

function FilteredFriends() {
  const t = useTexts();
  const friends = usePlayerSelector(selectFriends);
  const [filter, setFilter] = useQueryChoice('show', friendFilters);
  const [search, setSearch] = useQueryText('q');
  const found = textSearch(friends, search, ({ nameOnPlatform, nickname, playing }) => [
    nameOnPlatform,
    nickname,
    playing?.name,
  ]);
  const { matching, outside } = splitFound(found, search, (friend) => passesFilter(filter, friend));
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      <FriendsFilters
        friends={found}
        matchCount={matching.length + outside.length}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
      />
      <PresencesError />
      {matching.length > 0 && <FriendGroups friends={matching} />}
      <OutsideFilters count={outside.length} onClear={() => setFilter('all')}>
        <FriendGrid>
          {outside.map((friend) => (
            <FriendCard key={friend.pid} friend={friend} />
          ))}
        </FriendGrid>
      </OutsideFilters>
      {matching.length + outside.length === 0 && (
        <StateCard
          kind="empty"
          title={t('friends.noneFoundTitle')}
          headingLevel={2}
          action={
            <Button variant="outline" size="small" onClick={showAll}>
              {t('friends.showAll')}
            </Button>
          }
        >
          {t('friends.noneFound')}
        </StateCard>
      )}
    </>
  );
}

/** All friends then show as offline. */
function PresencesError() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isUnknown = usePlayerSelector(selectArePresencesUnknown);
  if (!isUnknown) return null;
  return (
    <ErrorRow role="alert">
      <Icon name="alert" size="medium" />
      {t('friends.presencesUnknown')}
      <RetryButton onClick={() => dispatch(presencesRequested())} />
    </ErrorRow>
  );
}

const ErrorRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-bottom: 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  > button {
    color: ${tokens.on.text};
  }
`;

function FriendGroups({ friends }: { friends: readonly FriendEntry[] }) {
  const t = useTexts();
  const groups = [
    { title: 'friends.playing', members: friends.filter(({ playing }) => playing !== null) },
    {
      title: 'friends.there',
      members: friends.filter(({ playing, status }) => playing === null && status !== 'offline'),
    },
    { title: 'friends.gone', members: friends.filter(({ status }) => status === 'offline') },
  ] as const;
  return (
    <Stack $gap={10}>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ title, members }) => (
          <FriendsSection key={title} title={t(title)}>
            <GrowingList items={members}>
              {(shown) => (
                <FriendGrid>
                  {shown.map((friend) => (
                    <FriendCard key={friend.pid} friend={friend} />
                  ))}
                </FriendGrid>
              )}
            </GrowingList>
          </FriendsSection>
        ))}
    </Stack>
  );
}

interface FriendsFiltersProps {
  friends: readonly FriendEntry[];
  matchCount: number;
  filter: FriendFilter;
  onFilter: (filter: FriendFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

function FriendsFilters({ friends, matchCount, filter, onFilter, search, onSearch }: FriendsFiltersProps) {
  const t = useTexts();
  const isNarrowed = filter !== 'all' || search !== '';
  return (
    <FilterRow>
      <FilterPills
        label={t('friends.filters')}
        options={friendFilters.map((value) => ({
          value,
          label: t(`friends.filter.${value}`),
          count: friends.filter((friend) => passesFilter(value, friend)).length,
        }))}
        value={filter}
        onChange={onFilter}
      />
      <SearchPlace>
        <SearchField label={t('friends.search')} value={search} onChange={onSearch} />
      </SearchPlace>
      <VisuallyHidden role="status">{isNarrowed && t('friends.found', { found: matchCount })}</VisuallyHidden>
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

const friendFilters = ['all', 'here', 'favorites'] as const;

type FriendFilter = (typeof friendFilters)[number];

function passesFilter(filter: FriendFilter, { status, isFavorite }: FriendEntry): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'here':
      return status !== 'offline';
    case 'favorites':
      return isFavorite;
  }
}

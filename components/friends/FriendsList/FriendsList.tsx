import styled from 'styled-components';
import type { FriendCounts } from '../../../services/account/friends';
import { countsOf, type FriendEntry } from '../../../store/friends/rules';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { Loading } from '../../ui/feedback/Skeleton';
import {
  selectAreAllFriendsRequested,
  selectAreMoreFriends,
  selectArePresencesSettled,
  selectArePresencesUnknown,
  selectFriendCounts,
  selectFriends,
  selectFriendsStatus,
  selectHaveAllFriendsFailed,
} from '../../../store/friends/selectors';
import { allFriendsRequested, friendsRequested, presencesRequested } from '../../../store/friends/slice';
import { useAppDispatch, usePlayerSelector, useRequestIf } from '../../../store/support/hooks';
import { useQueryChoice, useQueryText } from '../../navigation/address';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { SearchField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/icons/Icon';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { OutsideFilters } from '../../ui/lists/OutsideFilters';
import { FilterPills } from '../../ui/pills/FilterPills';
import { GrowingList } from '../../ui/lists/GrowingList';
import { Announcement } from '../../ui/text/Announcement';
import { splitFound, textSearch } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { AddFriendButton } from '../FriendsTools';
import { FriendCard } from './FriendCard';
import { FriendCardsSkeleton, FriendGrid, FriendGridSkeleton, FriendsSection } from '../FriendsSkeleton';
import { Loadable } from '../../ui/feedback/Loadable';

export function FriendsList() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const hasFriends = usePlayerSelector(selectFriends).length > 0;
  const status = usePlayerSelector(selectFriendsStatus);
  const isSettled = usePlayerSelector(selectArePresencesSettled);
  return (
    <Loadable
      status={hasFriends ? 'loading' : status}
      hasContent={hasFriends && isSettled}
      skeleton={<FriendCardsSkeleton />}
      failed={{ title: t('friends.errorTitle'), onRetry: () => dispatch(friendsRequested()) }}
      empty={{
        title: t('friends.emptyTitle'),
        text: t('friends.empty'),
        action: <AddFriendButton size="small" />,
      }}
      headingLevel={2}
    >
      <FilteredFriends />
    </Loadable>
  );
}

function FilteredFriends() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const friends = usePlayerSelector(selectFriends);
  const [filter, setFilter] = useQueryChoice('show', friendFilters);
  const [search, setSearch] = useQueryText('q');
  const found = textSearch(friends, search, ({ nameOnPlatform, nickname, playing }) => [
    nameOnPlatform,
    nickname,
    playing?.name,
  ]);
  const { matching, outside } = splitFound(found, search, passesFilter[filter]);
  const isWaiting = useAllFriends(filter !== 'all' || search.trim() !== '');
  const haveAllFailed = usePlayerSelector(selectHaveAllFriendsFailed);
  // All friends then show as offline.
  const areUnknown = usePlayerSelector(selectArePresencesUnknown);
  const areMore = usePlayerSelector(selectAreMoreFriends);
  const allCounts = usePlayerSelector(selectFriendCounts);
  const { all, online, favorites } = areMore ? allCounts : countsOf(found);
  const countOf = { all, here: online, favorites };
  const matchCount = matching.length + outside.length;
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      <Cluster $gap={4} $justify="space-between" style={{ minHeight: tokens.control.normal, marginBottom: 32 }}>
        <FilterPills
          label={t('friends.filters')}
          options={friendFilters.map((value) => ({
            value,
            label: t(`friends.filter.${value}`),
            count: countOf[value],
          }))}
          value={filter}
          onChange={setFilter}
        />
        <SearchPlace>
          <SearchField label={t('friends.search')} value={search} onChange={setSearch} />
        </SearchPlace>
        <Announcement text={!isWaiting && t('friends.found', { found: matchCount })} question={`${filter} ${search}`} />
      </Cluster>
      {(haveAllFailed || areUnknown) && (
        <ErrorRow role="alert">
          <Icon name="alert" size="medium" />
          {t(haveAllFailed ? 'friends.errorTitle' : 'friends.presencesUnknown')}
          <RetryButton onClick={() => dispatch(haveAllFailed ? allFriendsRequested() : presencesRequested())} />
        </ErrorRow>
      )}
      {isWaiting && !haveAllFailed && (
        <Loading label={t('friends.loading')}>
          <FriendGridSkeleton />
        </Loading>
      )}
      {!isWaiting && (
        <>
          {matching.length > 0 && <FriendGroups friends={matching} counts={areMore ? allCounts : countsOf(matching)} />}
          <OutsideFilters count={outside.length} onClear={() => setFilter('all')}>
            <FriendCards friends={outside} />
          </OutsideFilters>
          {matchCount === 0 && (
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
      )}
    </>
  );
}

const ErrorRow = styled(Cluster)`
  margin-bottom: 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  > button {
    color: ${tokens.on.text};
  }
`;

interface FriendGroupsProps {
  friends: readonly FriendEntry[];
  /** Also of those that are still to be loaded. */
  counts: FriendCounts;
}

function FriendGroups({ friends, counts: { all, online, playing } }: FriendGroupsProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const groups = [
    { title: 'friends.playing', total: playing, isMember: (friend: FriendEntry) => friend.playing !== null },
    {
      title: 'friends.there',
      total: online - playing,
      isMember: (friend: FriendEntry) => friend.playing === null && friend.status !== 'offline',
    },
    { title: 'friends.gone', total: all - online, isMember: (friend: FriendEntry) => friend.status === 'offline' },
  ] as const;
  return (
    <Stack $gap={10}>
      {groups
        .filter(({ total }) => total > 0)
        .map(({ title, total, isMember }) => (
          <FriendsSection key={title} title={t(title)}>
            <GrowingList items={friends.filter(isMember)} total={total} onMore={() => dispatch(allFriendsRequested())}>
              {(shown) => <FriendCards friends={shown} />}
            </GrowingList>
          </FriendsSection>
        ))}
    </Stack>
  );
}

const FriendCards = ({ friends }: { friends: readonly FriendEntry[] }) => (
  <FriendGrid>
    {friends.map((friend) => (
      <FriendCard key={friend.pid} friend={friend} />
    ))}
  </FriendGrid>
);

const SearchPlace = styled.div`
  flex: 0 1 280px;

  ${media.below.tablet} {
    flex: 1 1 100%;
  }
`;

const friendFilters = ['all', 'here', 'favorites'] as const;

const passesFilter: Record<(typeof friendFilters)[number], (friend: FriendEntry) => boolean> = {
  all: () => true,
  here: ({ status }) => status !== 'offline',
  favorites: ({ isFavorite }) => isFavorite,
};

/** Requests all friends where the first ones are not enough. True until they are loaded. */
export function useAllFriends(areNeeded: boolean): boolean {
  const isWaiting = usePlayerSelector(selectAreMoreFriends) && areNeeded;
  const isMissing = !usePlayerSelector(selectAreAllFriendsRequested) && isWaiting;
  useRequestIf(isMissing, allFriendsRequested());
  return isWaiting;
}

import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  selectArePresencesSettled,
  selectArePresencesUnknown,
  selectFriends,
  selectFriendsStatus,
} from '../../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useAddress, useQueryChoice, useQueryText } from '../../navigation/address';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { Icon } from '../../ui/icons/Icon';
import { textSearch } from '../../ui/text/textSearch';
import { friendFilters, matchesSearch, passesFilter } from './filters';
import { friendsMessages } from '../friends.messages';
import { FriendGroups } from './FriendGroups';
import { FriendsFilters } from './FriendsFilters';
import { FriendCardsSkeleton, ViewSpace } from '../FriendsSkeleton';
import { addFriendMessages } from '../addFriend.messages';

/** Friends grouped by presence, with filters, search, and the loading, empty and error states. */
export function FriendsList() {
  const friends = usePlayerSelector(selectFriends);
  const status = usePlayerSelector(selectFriendsStatus);
  const isSettled = usePlayerSelector(selectArePresencesSettled);

  if (friends.length > 0) return isSettled ? <FilteredFriends /> : <FriendCardsSkeleton />;
  if (status === 'failed') return <FriendsError />;
  if (status === 'loaded') return <NoFriends />;
  return <FriendCardsSkeleton />;
}

function FilteredFriends() {
  const { formatMessage } = useIntl();
  const friends = usePlayerSelector(selectFriends);
  const [filter, setFilter] = useQueryChoice('show', friendFilters);
  const [search, setSearch] = useQueryText('q');
  const isFound = textSearch(search);
  const matching = friends.filter((friend) => passesFilter(filter, friend) && matchesSearch(isFound, friend));
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      <FriendsFilters
        friends={friends}
        matchCount={matching.length}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
      />
      <PresencesError />
      {matching.length > 0 ? (
        <FriendGroups friends={matching} />
      ) : (
        <StateCard
          kind="empty"
          title={formatMessage(friendsMessages.noMatchesTitle)}
          headingLevel={2}
          action={
            <Button variant="outline" size="small" onClick={showAll}>
              <FormattedMessage {...friendsMessages.showAll} />
            </Button>
          }
        >
          <FormattedMessage {...friendsMessages.noMatches} />
        </StateCard>
      )}
    </>
  );
}

function FriendsError() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ViewSpace>
      <ErrorCard
        title={formatMessage(friendsMessages.errorTitle)}
        retryLabel={formatMessage(friendsMessages.retry)}
        onRetry={() => dispatch(friendsRequested())}
        headingLevel={2}
      >
        <FormattedMessage {...friendsMessages.error} />
      </ErrorCard>
    </ViewSpace>
  );
}

function NoFriends() {
  const { formatMessage } = useIntl();
  const { change } = useAddress();
  const addFriend = (
    <Button variant="outline" size="small" icon="plus" onClick={() => void change({ view: 'requests', ask: '1' })}>
      <FormattedMessage {...addFriendMessages.add} />
    </Button>
  );
  return (
    <ViewSpace>
      <StateCard kind="empty" title={formatMessage(friendsMessages.emptyTitle)} action={addFriend} headingLevel={2}>
        <FormattedMessage {...friendsMessages.empty} />
      </StateCard>
    </ViewSpace>
  );
}

/** The error when presences could not be loaded; all friends then show as offline. */
function PresencesError() {
  const dispatch = useAppDispatch();
  const isUnknown = usePlayerSelector(selectArePresencesUnknown);
  if (!isUnknown) return null;
  return (
    <ErrorRow role="alert">
      <Icon name="alert" size="medium" />
      <FormattedMessage {...friendsMessages.presencesUnknown} />
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(presencesRequested())}>
        <FormattedMessage {...friendsMessages.retry} />
      </Button>
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

import { FormattedMessage, useIntl } from 'react-intl';
import { selectArePresencesSettled, selectFriends, selectFriendsStatus } from '../../store/friends/selectors';
import { friendsRequested } from '../../store/friends/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { useQueryChoice } from '../navigation/useQueryChoice';
import { useQueryText } from '../navigation/useQueryText';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { fits, friendFilters, matches } from './filters';
import { FriendGroups } from './FriendsList.Groups';
import { PresencesUnknown } from './FriendsList.Unknown';
import { FriendsTools } from './FriendsList.Tools';
import { FriendCardsSkeleton, ViewSpace } from './FriendsSkeleton';
import { friendsMessages } from './friends.messages';

/** Friends by where they are, found by name or game, with their loading, empty and error states. */
export function FriendsList() {
  const friends = useAppSelector(selectFriends);
  const status = useAppSelector(selectFriendsStatus);
  const isSettled = useAppSelector(selectArePresencesSettled);

  if (friends.length > 0) return isSettled ? <Found /> : <FriendCardsSkeleton />;
  if (status === 'failed') return <Failed />;
  if (status === 'loaded') return <Nobody />;
  return <FriendCardsSkeleton />;
}

function Found() {
  const { formatMessage, locale } = useIntl();
  const friends = useAppSelector(selectFriends);
  const [filter, setFilter] = useQueryChoice('show', friendFilters);
  const [search, setSearch] = useQueryText('q');
  const found = friends.filter((friend) => fits(filter, friend) && matches(search, friend, locale));
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      <FriendsTools
        friends={friends}
        found={found.length}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
      />
      <PresencesUnknown />
      {found.length > 0 ? (
        <FriendGroups friends={found} />
      ) : (
        <StateCard
          kind="empty"
          title={formatMessage(friendsMessages.noneFoundTitle)}
          headingLevel={2}
          action={
            <Button variant="outline" size="small" onClick={showAll}>
              <FormattedMessage {...friendsMessages.showAll} />
            </Button>
          }
        >
          <FormattedMessage {...friendsMessages.noneFound} />
        </StateCard>
      )}
    </>
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(friendsRequested())}>
      <FormattedMessage {...friendsMessages.retry} />
    </Button>
  );
  return (
    <ViewSpace>
      <StateCard kind="error" title={formatMessage(friendsMessages.errorTitle)} action={retry} headingLevel={2}>
        <FormattedMessage {...friendsMessages.error} />
      </StateCard>
    </ViewSpace>
  );
}

function Nobody() {
  const { formatMessage } = useIntl();
  const [, change] = useAddressQuery();
  const ask = (
    <Button variant="outline" size="small" icon="plus" onClick={() => change({ view: 'requests', ask: '1' })}>
      <FormattedMessage {...friendsMessages.add} />
    </Button>
  );
  return (
    <ViewSpace>
      <StateCard kind="empty" title={formatMessage(friendsMessages.emptyTitle)} action={ask} headingLevel={2}>
        <FormattedMessage {...friendsMessages.empty} />
      </StateCard>
    </ViewSpace>
  );
}

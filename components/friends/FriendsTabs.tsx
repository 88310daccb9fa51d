import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectReceivedRequests } from '../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../store/friends/friendRequests/slice';
import { selectFriends } from '../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../store/friends/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { useQueryChoice } from '../navigation/useQueryChoice';
import { Tabs } from '../ui/tabs/Tabs';
import { FriendRequests } from './FriendRequests';
import { FriendsList } from './FriendsList';
import { friendsMessages } from './friends.messages';
import { Leaderboard } from './Leaderboard';
import { useFriendNews } from './useFriendNews';

const CompareDialog = dynamic(() => import('./CompareDialog').then((module) => module.CompareDialog), { ssr: false });

/** Presences and requests are asked for anew this often, in ms. */
const refreshEvery = 60_000;

/** The page's three views, each with an address of its own, and the comparison that a friend opens. */
export function FriendsTabs() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [query, change] = useAddressQuery();
  const [view, choose] = useQueryChoice('view', ['friends', 'requests', 'leaderboard']);
  const friends = useAppSelector(selectFriends);
  const received = useAppSelector(selectReceivedRequests).length;
  useFriendNews();
  useEffect(() => {
    dispatch(friendsRequested());
    dispatch(requestsRequested());
    const timer = setInterval(() => {
      dispatch(presencesRequested());
      dispatch(requestsRequested());
    }, refreshEvery);
    return () => clearInterval(timer);
  }, [dispatch]);

  const compared = query.get('compare');
  const [wasCompared, setWasCompared] = useState(false);
  if (compared !== null && !wasCompared) setWasCompared(true);
  const friend = friends.find(({ pid }) => pid === compared) ?? null;
  return (
    <>
      <Tabs
        label={formatMessage(friendsMessages.views)}
        value={view}
        onChange={choose}
        tabs={[
          { value: 'friends', label: formatMessage(friendsMessages.title), content: <FriendsList /> },
          {
            value: 'requests',
            label: formatMessage(friendsMessages.requests),
            count: received > 0 ? received : undefined,
            content: <FriendRequests />,
          },
          { value: 'leaderboard', label: formatMessage(friendsMessages.leaderboard), content: <Leaderboard /> },
        ]}
      />
      {wasCompared && (
        <CompareDialog isOpen={compared !== null} friend={friend} onClose={() => change({ compare: null })} />
      )}
    </>
  );
}

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectReceivedRequests } from '../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../store/friends/friendRequests/slice';
import { selectFriends } from '../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/query/useAddressQuery';
import { useQueryChoice } from '../navigation/query/useQueryChoice';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { loadPart } from '../ui/browser/loadPart';
import { Tabs } from '../ui/tabs/Tabs';
import { FriendRequests } from './FriendRequests/FriendRequests';
import { FriendsList } from './FriendsList/FriendsList';
import { friendsMessages } from './friends.messages';
import { Leaderboard } from './Leaderboard/Leaderboard';

const CompareDialog = dynamic(
  () => loadPart(() => import('./CompareDialog/CompareDialog').then((module) => module.CompareDialog)),
  { ssr: false },
);

const PlayerSafetyDialog = dynamic(
  () => loadPart(() => import('./PlayerSafety/PlayerSafetyDialog').then((module) => module.PlayerSafetyDialog)),
  { ssr: false },
);

/** How often presences and requests are refreshed, in ms. */
const refreshEvery = 60_000;

/** The page's three views, each with its own address, and the comparison dialog. */
export function FriendsTabs() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [query, change] = useAddressQuery();
  const [view, choose] = useQueryChoice('view', ['friends', 'requests', 'leaderboard']);
  const friends = usePlayerSelector(selectFriends);
  const received = usePlayerSelector(selectReceivedRequests).length;
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
  const isSafetyOpened = useOnceTrue(usePlayerSelector(({ blocks }) => blocks.subject !== null));
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
      {isSafetyOpened && <PlayerSafetyDialog />}
    </>
  );
}

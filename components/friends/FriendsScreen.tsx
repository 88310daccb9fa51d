import { type PropsWithChildren, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { SafetySubject } from '../../store/friends/blocks/tasks';
import { selectReceivedRequests } from '../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../store/friends/friendRequests/slice';
import { selectFriends } from '../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { useQueryChoice } from '../navigation/address';
import { PlayerGate } from '../shell/player/PlayerGate';
import { media } from '../theme/tokens';
import { clientPart } from '../ui/browser/clientPart';
import { dialogPart } from '../ui/browser/dialogPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Cluster } from '../ui/layout/Cluster';
import { Section } from '../ui/layout/Section';
import { Tabs } from '../ui/tabs/Tabs';
import { PageTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';
import { FriendRequests } from './FriendRequests/FriendRequests';
import { FriendsList, useAllFriends } from './FriendsList/FriendsList';
import { FriendsTools } from './FriendsTools';
import { FriendsSkeleton } from './FriendsSkeleton';
import { OpenSafety } from './PlayerSafety/OpenSafety';
import { useComparison } from './useComparison';

export function FriendsScreen() {
  return (
    <Section $space="player">
      <PlayerGate
        skeleton={
          <>
            <FriendsHeader />
            <FriendsSkeleton />
          </>
        }
      >
        <FriendsHeader>
          <FriendsTools />
        </FriendsHeader>
        <FriendsTabs />
      </PlayerGate>
    </Section>
  );
}

/** Its height does not change when its tools appear. */
function FriendsHeader({ children }: PropsWithChildren) {
  const t = useTexts();
  return (
    <HeaderRow $gap={[3, 5]}>
      <PageTitle level={1} look="playerH1">
        {t('pages.friends.title')}
      </PageTitle>
      {children}
    </HeaderRow>
  );
}

const HeaderRow = styled(Cluster)`
  align-content: start;
  min-height: 48px;
  margin-bottom: 20px;

  ${media.below.tablet} {
    min-height: 104px;
  }
`;

const Leaderboard = clientPart(() => import('./Leaderboard/Leaderboard').then((module) => module.Leaderboard));

const CompareDialog = dialogPart(() => import('./CompareDialog/CompareDialog').then((module) => module.CompareDialog));

const PlayerSafetyDialog = dialogPart(() =>
  import('./PlayerSafety/PlayerSafetyDialog').then((module) => module.PlayerSafetyDialog),
);

/** In ms. */
const refreshEvery = 60_000;

function FriendsTabs() {
  const t = useTexts();
  const dispatch = useAppDispatch();
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

  const { value: compared, close } = useComparison();
  const wasCompared = useOnceTrue(compared !== null);
  const friend = friends.find(({ pid }) => pid === compared) ?? null;
  useAllFriends(compared !== null && friend === null);
  const [safety, setSafety] = useState<SafetySubject | null>(null);
  const wasSafetyOpened = useOnceTrue(safety !== null);
  // After the comparison it waits until the focus is back on the page, where it returns it.
  const [isLeaving, setIsLeaving] = useState(false);
  const openSafety = (subject: SafetySubject) => {
    setSafety(subject);
    setIsLeaving(compared !== null);
  };
  return (
    <OpenSafety value={openSafety}>
      <Views>
        <Tabs
          label={t('friends.views')}
          value={view}
          onChange={choose}
          tabs={[
            { value: 'friends', label: t('pages.friends.title'), content: <FriendsList /> },
            {
              value: 'requests',
              label: t('friends.requests'),
              count: received > 0 ? received : undefined,
              content: <FriendRequests />,
            },
            { value: 'leaderboard', label: t('friends.leaderboard'), content: <Leaderboard /> },
          ]}
        />
      </Views>
      {wasCompared && (
        <CompareDialog
          isOpen={compared !== null}
          friend={friend}
          onClose={close}
          onClosed={() => setIsLeaving(false)}
        />
      )}
      {wasSafetyOpened && <PlayerSafetyDialog subject={isLeaving ? null : safety} onClose={() => setSafety(null)} />}
    </OpenSafety>
  );
}

const Views = styled.div`
  [role='tabpanel'] {
    padding-top: 24px;
  }
`;

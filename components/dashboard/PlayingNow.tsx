import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendEntry } from '../../store/friends/rules';
import {
  selectArePresencesKnown,
  selectFriendCounts,
  selectFriends,
  selectHaveFriendsFailed,
} from '../../store/friends/selectors';
import { friendsRequested } from '../../store/friends/slice';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { FriendLine, FriendRows } from '../game/friends/FriendRow';
import { PageArrow } from '../navigation/PageArrow';
import { useFriendRequestCount } from '../shell/player/HeaderMarks';
import { tokens } from '../theme/tokens';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { useNow } from '../ui/time/useNow';
import { PartFailed } from './PartFailed';
import { SectionHead } from '../ui/sections/SectionHead';
import { formatDuration } from '../ui/time/formatDuration';
import { Skeletons } from '../ui/feedback/Skeleton';
import { Stack } from '../ui/layout/Stack';
import { useTexts } from '../ui/text/useTexts';

const shownAtMost = 4;

export function PlayingNow() {
  const t = useTexts();
  const friends = usePlayerSelector(selectFriends);
  const counts = usePlayerSelector(selectFriendCounts);
  const isKnown = usePlayerSelector(selectArePresencesKnown);
  useRequests(friendsRequested());
  const requests = useFriendRequestCount();
  const playing = friends.filter((friend) => friend.playing !== null);
  return (
    <section>
      <SectionHead
        title={t('dashboard.playing')}
        aside={
          isKnown && friends.length > 0 && t('dashboard.playing.of', { playing: counts.playing, friends: counts.all })
        }
        link={<PageArrow to={{ page: 'friends' }}>{t('dashboard.playing.all')}</PageArrow>}
      />
      {requests > 0 && (
        <p style={{ marginBottom: 12, overflowWrap: 'anywhere' }}>
          <PageArrow to={{ page: 'friends', query: { view: 'requests' } }} isSmall>
            {t('shell.menu.friendRequests', { count: requests })}
          </PageArrow>
        </p>
      )}
      <PlayingFriends playing={playing.slice(0, shownAtMost)} hasFriends={friends.length > 0} />
    </section>
  );
}

function PlayingFriends({ playing, hasFriends }: { playing: readonly FriendEntry[]; hasFriends: boolean }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const areRequestsKnown = useOnceTrue(usePlayerSelector(({ friendRequests }) => isSettled(friendRequests)));
  const isKnown = usePlayerSelector(selectArePresencesKnown);
  const hasFailed = usePlayerSelector(selectHaveFriendsFailed);
  if (!isKnown && hasFailed) return <PartFailed onRetry={() => dispatch(friendsRequested())} />;
  // The requests are above the friends.
  if (!isKnown || !areRequestsKnown) return <FriendsSkeleton />;
  if (playing.length === 0) {
    return (
      <Stack as="p" $gap={3} $align="start" style={{ fontSize: tokens.size.small, color: tokens.on.muted }}>
        {t(hasFriends ? 'dashboard.playing.nobody' : 'dashboard.playing.noFriends')}
        {!hasFriends && (
          <PageArrow to={{ page: 'friends', query: { view: 'requests', ask: '1' } }} isSmall>
            {t('friends.add')}
          </PageArrow>
        )}
      </Stack>
    );
  }
  return (
    <FriendRows>
      {playing.map(({ pid, nameOnPlatform, avatarUrl: avatar, playing: game }) => (
        <FriendLine key={pid} friend={{ nameOnPlatform, avatar }} detail={game && <GameAndDuration {...game} />}>
          <OnlineDot />
        </FriendLine>
      ))}
    </FriendRows>
  );
}

const FriendsSkeleton = () => (
  <Stack $gap={5} style={{ paddingBlock: 10 }} aria-hidden>
    <Skeletons count={shownAtMost} $height="40px" />
  </Stack>
);

function GameAndDuration({ name, since }: { name: string | null; since: string | null }) {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  if (since === null || now === null) return name;
  const seconds = Math.max(60, (now - Date.parse(since)) / 1000);
  const duration = formatDuration(seconds, intl, { largest: 'hour' });
  return t('dashboard.playing.for', { game: name ?? '', duration });
}

const OnlineDot = styled.i.attrs({ 'aria-hidden': true })`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${tokens.color.good};
`;

import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { listRequested } from '../../../store/catalog/slice';
import { comparison, leaderboard } from '../../../store/friends/tasks';
import type { FriendEntry } from '../../../store/friends/rules';
import { selectAreMoreFriends, selectFriendsStatus } from '../../../store/friends/selectors';
import { allFriendsRequested } from '../../../store/friends/slice';
import { selectProfile } from '../../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { useResource } from '../../../store/support/useResource';
import { Modal } from '../../ui/dialogs/Modal';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';
import { Comparison } from './Comparison';

interface CompareDialogProps {
  isOpen: boolean;
  /** Null while friends load, and if the address names no friend. */
  friend: FriendEntry | null;
  onClose: () => void;
  onClosed: () => void;
}

export function CompareDialog({ isOpen, friend: chosen, onClose, onClosed }: CompareDialogProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  // The friend stays rendered while the dialog closes.
  const [friend, setFriend] = useState(chosen);
  if (isOpen && friend !== chosen) setFriend(chosen);
  const areMore = usePlayerSelector(selectAreMoreFriends);
  const status = usePlayerSelector(selectFriendsStatus);
  const title = friend ? t('compare.title', { name: friend.nameOnPlatform }) : t('compare.figures');
  return (
    <Modal isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={title} size="wide" isFullScreenOnPhones>
      {friend ? (
        <LoadedComparison friend={friend} onClose={onClose} />
      ) : (
        <ComparisonState
          status={status === 'loaded' && areMore ? 'loading' : status}
          onRetry={() => dispatch(allFriendsRequested())}
        />
      )}
    </Modal>
  );
}

function LoadedComparison({ friend, onClose }: { friend: FriendEntry; onClose: () => void }) {
  const me = usePlayerSelector(selectProfile);
  const { status, data, load } = useResource(comparison, friend.pid);
  useRequests(listRequested({ list: 'lastPlayedGames' }), leaderboard.requested(null));

  if (data !== null && me.userId !== '')
    return <Comparison me={me} them={data.profile} theirGames={data.games} friend={friend} onClose={onClose} />;
  return <ComparisonState status={status === 'failed' ? 'failed' : 'loading'} onRetry={load} />;
}

interface ComparisonStateProps extends Pick<ComponentProps<typeof Loadable>, 'status'> {
  onRetry: () => void;
}

/** In place of the comparison. Where all is loaded, the address names a player who is no friend. */
function ComparisonState({ status, onRetry }: ComparisonStateProps) {
  const t = useTexts();
  return (
    <StateSpace>
      <Loadable
        status={status}
        hasContent={false}
        loading={t('compare.loading')}
        skeleton={
          <>
            <SkeletonFaces>
              <Skeletons count={2} $width="136px" $height="136px" $radius="50%" />
            </SkeletonFaces>
            <Stack $gap={6} $above={3}>
              <Skeletons count={5} $height="28px" />
            </Stack>
          </>
        }
        failed={{ title: t('compare.errorTitle'), onRetry }}
        empty={{ title: t('compare.strangerTitle'), text: t('compare.stranger') }}
      />
    </StateSpace>
  );
}

const StateSpace = styled.div`
  min-height: 420px;
  padding-top: 24px;
`;

const SkeletonFaces = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  justify-items: center;
  margin-bottom: 40px;
`;

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { listRequested } from '../../../store/catalog/slice';
import { comparison } from '../../../store/friends/comparison/tasks';
import type { FriendEntry } from '../../../store/friends/rules';
import { selectFriendsStatus } from '../../../store/friends/selectors';
import { leaderboardRequested } from '../../../store/friends/leaderboard/slice';
import { selectProfile } from '../../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useResource } from '../../../store/support/useResource';
import { Modal } from '../../ui/dialogs/Modal';
import { Comparison } from './Comparison';
import { ComparisonError, ComparisonSkeleton, NotAFriend } from './ComparisonStates';
import { compareMessages, compareTemplates } from './compare.messages';

interface CompareDialogProps {
  isOpen: boolean;
  /** Null while friends load, and if the address names no friend. */
  friend: FriendEntry | null;
  onClose: () => void;
}

/** The dialog that compares the player with a friend. */
export function CompareDialog({ isOpen, friend: chosen, onClose }: CompareDialogProps) {
  const { formatMessage } = useIntl();
  // The friend stays rendered while the dialog closes.
  const [friend, setFriend] = useState(chosen);
  if (isOpen && friend !== chosen) setFriend(chosen);
  const areFriendsKnown = usePlayerSelector(selectFriendsStatus) === 'loaded';
  const title = friend
    ? formatMessage(compareTemplates.title, { name: friend.nameOnPlatform })
    : formatMessage(compareMessages.figures);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(compareMessages.close)}
      size="wide"
      isFullScreenOnPhones
    >
      {friend ? (
        <LoadedComparison friend={friend} onClose={onClose} />
      ) : areFriendsKnown ? (
        <NotAFriend />
      ) : (
        <ComparisonSkeleton />
      )}
    </Modal>
  );
}

function LoadedComparison({ friend, onClose }: { friend: FriendEntry; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const me = usePlayerSelector(selectProfile);
  const { status, data, load } = useResource(comparison, friend.pid);
  useEffect(() => {
    dispatch(listRequested({ list: 'lastPlayedGames' }));
    dispatch(leaderboardRequested());
  }, [dispatch, friend.pid]);

  if (data !== null && me.userId !== '')
    return <Comparison me={me} them={data.profile} theirGames={data.games} friend={friend} onClose={onClose} />;
  return status === 'failed' ? <ComparisonError onRetry={load} /> : <ComparisonSkeleton />;
}

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectReceivedRequests, selectRequestsStatus } from '../../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useIsPlayer } from './useIsPlayer';

/** The number of friend requests that wait for an answer, beside a link to the friends. Renders nothing without any. */
export function FriendRequestsCount() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const count = useFriendRequestCount();
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden>{formatNumber(count)}</Count>
      <VisuallyHidden>{t('shell.menu.friendRequests', { count })}</VisuallyHidden>
    </>
  );
}

const Count = styled.span`
  min-width: 20px;
  height: 20px;
  margin-left: 4px;
  padding: 0 6px;
  border-radius: ${tokens.radius.pill};
  background-color: ${tokens.color.gold};
  color: ${tokens.color.onGold};
  font: 600 ${tokens.size.least} / 20px ${tokens.font.display};
  text-align: center;
`;

/** How many friend requests wait for the player's answer; requests them once. 0 for visitors, and until known. */
export function useFriendRequestCount(): number {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const isMissing = usePlayerSelector(selectRequestsStatus) === 'idle';
  useEffect(() => {
    if (isPlayer && isMissing) dispatch(requestsRequested());
  }, [dispatch, isPlayer, isMissing]);
  return usePlayerSelector(selectReceivedRequests).length;
}

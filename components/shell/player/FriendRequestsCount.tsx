import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { menuTemplates } from '../menu/menu.messages';
import { useFriendRequestCount } from './useFriendRequestCount';

/** The number of friend requests that wait for an answer, beside a link to the friends. Renders nothing without any. */
export function FriendRequestsCount() {
  const { formatMessage, formatNumber } = useIntl();
  const count = useFriendRequestCount();
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden>{formatNumber(count)}</Count>
      <VisuallyHidden>{formatMessage(menuTemplates.friendRequests, { count })}</VisuallyHidden>
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

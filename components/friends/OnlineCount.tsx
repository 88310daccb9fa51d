import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectFriends, selectOnlineFriendsCount } from '../../store/friends/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { friendsTemplates } from './friends.messages';

/** How many friends are there, of how many; nothing while there are none. */
export function OnlineCount() {
  const all = useAppSelector(selectFriends).length;
  const online = useAppSelector(selectOnlineFriendsCount);
  if (all === 0) return null;
  return (
    <Words role="status">
      <FormattedMessage {...friendsTemplates.count} values={{ online, all }} />
    </Words>
  );
}

const Words = styled.p`
  color: ${tokens.on.muted};
`;

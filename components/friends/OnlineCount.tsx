import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectArePresencesKnown, selectFriends, selectOnlineFriendsCount } from '../../store/friends/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { friendsTemplates } from './friends.messages';

/** How many friends are there, of how many; nothing while there are none, or nobody knows. */
export function OnlineCount() {
  const all = useAppSelector(selectFriends).length;
  const online = useAppSelector(selectOnlineFriendsCount);
  const isKnown = useAppSelector(selectArePresencesKnown);
  if (all === 0 || !isKnown) return null;
  return (
    <Words role="status">
      <FormattedMessage {...friendsTemplates.count} values={{ online, all }} />
    </Words>
  );
}

const Words = styled.p`
  color: ${tokens.on.muted};
`;

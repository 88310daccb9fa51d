import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectArePresencesKnown, selectFriends, selectOnlineFriendsCount } from '../../store/friends/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { useAddress } from '../navigation/address';
import { media } from '../theme/media';
import { visuallyHidden } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { friendsTemplates } from './friends.messages';
import { PresenceChoice } from './PresenceChoice';
import { addFriendMessages } from './addFriend.messages';

/** Beside the heading: friends online, the player's own presence, and the button to add a friend. */
export function FriendsTools() {
  const { change } = useAddress();
  return (
    <>
      <OnlineCount />
      <ToolRow>
        <PresenceChoice />
        <AddButton variant="outline" icon="plus" onClick={() => void change({ view: 'requests', ask: '1' })}>
          <span>
            <FormattedMessage {...addFriendMessages.add} />
          </span>
        </AddButton>
      </ToolRow>
    </>
  );
}

/** Friends online of all friends; nothing without friends or while presences are unknown. */
function OnlineCount() {
  const all = usePlayerSelector(selectFriends).length;
  const online = usePlayerSelector(selectOnlineFriendsCount);
  const isKnown = usePlayerSelector(selectArePresencesKnown);
  if (all === 0 || !isKnown) return null;
  return (
    <CountText role="status">
      <FormattedMessage {...friendsTemplates.count} values={{ online, all }} />
    </CountText>
  );
}

const ToolRow = styled.div`
  display: flex;
  gap: 12px;
  margin-left: auto;

  ${media.below.tablet} {
    width: 100%;

    > :first-child {
      flex: 1;
    }
  }
`;

/** On phones its label is for screen readers only. */
const AddButton = styled(Button)`
  ${media.below.tablet} {
    width: ${tokens.control.normal};
    padding: 0;

    span {
      ${visuallyHidden}
    }
  }
`;

const CountText = styled.p`
  color: ${tokens.on.muted};
`;

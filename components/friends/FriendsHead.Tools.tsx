import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { media } from '../theme/media';
import { visuallyHidden } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { friendsMessages } from './friends.messages';
import { OnlineCount } from './OnlineCount';
import { PresenceChoice } from './PresenceChoice';

/** Beside the heading: how many are there, how the player is seen, and the way to a new friend. */
export function FriendsHeadTools() {
  const [, change] = useAddressQuery();
  return (
    <>
      <OnlineCount />
      <Tools>
        <PresenceChoice />
        <Add variant="outline" icon="plus" onClick={() => change({ view: 'requests', ask: '1' })}>
          <span>
            <FormattedMessage {...friendsMessages.add} />
          </span>
        </Add>
      </Tools>
    </>
  );
}

const Tools = styled.div`
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

/** On phones its words are left to screen readers. */
const Add = styled(Button)`
  ${media.below.tablet} {
    width: ${tokens.control.normal};
    padding: 0;

    span {
      ${visuallyHidden}
    }
  }
`;

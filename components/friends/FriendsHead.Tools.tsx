import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useAddressQuery } from '../shell/useAddressQuery';
import { media } from '../theme/media';
import { Button } from '../ui/Button';
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
        <Button variant="outline" icon="plus" onClick={() => change({ view: 'requests', ask: '1' })}>
          <FormattedMessage {...friendsMessages.add} />
        </Button>
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

    > * {
      flex: 1 1 0;
      min-width: 0;
      padding-inline: 0;
    }
  }
`;

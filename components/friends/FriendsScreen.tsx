import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { PlayerGate } from '../shell/PlayerGate';
import { text } from '../theme/type';
import { Section, Wrap } from '../ui/Layout';
import { FriendsList } from './FriendsList';
import { FriendsSkeleton } from './FriendsSkeleton';
import { OnlineCount } from './OnlineCount';
import { friendsMessages } from './friends.messages';

/** Who of the player's friends is there, and what they play. */
export function FriendsScreen() {
  return (
    <Section $space="player">
      <Wrap>
        <Head>
          <Title>
            <FormattedMessage {...friendsMessages.title} />
          </Title>
          <OnlineCount />
        </Head>
        <PlayerGate skeleton={<FriendsSkeleton />}>
          <FriendsList />
        </PlayerGate>
      </Wrap>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 20px;
  margin-bottom: 32px;
`;

const Title = styled.h1`
  ${text.playerH1}
`;

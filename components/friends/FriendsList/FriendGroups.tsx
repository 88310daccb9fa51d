import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendEntry } from '../../../store/friends/rules';
import { text } from '../../theme/type';
import { FriendCard } from './FriendCard';
import { FriendGrid } from '../FriendsSkeleton';
import { friendsMessages } from '../friends.messages';

/** Friends who play, who are online and who are offline, each group under a heading. */
export function FriendGroups({ friends }: { friends: readonly FriendEntry[] }) {
  const { formatMessage } = useIntl();
  const groups = [
    { title: friendsMessages.playing, members: friends.filter(({ playing }) => playing !== null) },
    {
      title: friendsMessages.there,
      members: friends.filter(({ playing, status }) => playing === null && status !== 'offline'),
    },
    { title: friendsMessages.offlineGroup, members: friends.filter(({ status }) => status === 'offline') },
  ];
  return (
    <Groups>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ title, members }) => (
          <section key={title.id} aria-label={formatMessage(title)}>
            <Title>
              <FormattedMessage {...title} />
            </Title>
            <FriendGrid>
              {members.map((friend) => (
                <FriendCard key={friend.pid} friend={friend} />
              ))}
            </FriendGrid>
          </section>
        ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 40px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 16px;
`;

import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Loading, Skeleton } from '../ui/Skeleton';
import { friendsMessages } from './friends.messages';

/** Friends side by side, three at most. */
export const FriendGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  }
`;

/** The size of a friend. */
export const friendHeight = '96px';

/** Friends on their way. */
export function FriendsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(friendsMessages.loading)}>
      <Heading>
        <Skeleton $width="9ch" $height="1.2em" />
      </Heading>
      <FriendGrid as="div">
        {[1, 2, 3, 4, 5, 6].map((friend) => (
          <Skeleton key={friend} $height={friendHeight} $radius={tokens.radius.card} />
        ))}
      </FriendGrid>
    </Loading>
  );
}

const Heading = styled.div`
  margin-bottom: 16px;
  font-size: ${tokens.size.playerH2};
`;

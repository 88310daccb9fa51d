import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FriendPlaying } from '../../services/clubWebsite/types';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { StateCard } from '../ui/feedback/StateCard';
import { FriendRow } from './FriendRow';
import { gameMessages } from './game.messages';

/** Friends who own the game: who plays it now first, then who played it last. */
export function GameFriends({ friends }: { friends: readonly FriendPlaying[] }) {
  const { formatMessage } = useIntl();
  if (friends.length === 0) {
    const link = (
      <ButtonLink as={ClubLink} to={{ page: 'friends' }} $variant="outline" $size="small">
        <FormattedMessage {...gameMessages.friendsPage} />
      </ButtonLink>
    );
    return (
      <StateCard kind="empty" title={formatMessage(gameMessages.noFriends)} action={link}>
        <FormattedMessage {...gameMessages.noFriendsYet} />
      </StateCard>
    );
  }
  return (
    <Grid>
      {friends.map((friend) => (
        <Cell key={friend.nameOnPlatform}>
          <FriendRow friend={friend} />
        </Cell>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 16px;
`;

const Cell = styled(Card).attrs({ as: 'ul' })`
  padding: 10px 20px;
`;

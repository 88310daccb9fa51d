import styled from 'styled-components';
import type { FriendPlaying } from '../../../services/clubWebsite/games';
import { ClubLink } from '../../navigation/ClubLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Card } from '../../ui/cards/Card';
import { StateCard } from '../../ui/feedback/StateCard';
import { useTexts } from '../../ui/text/useTexts';
import { FriendRow } from './FriendRow';

/** Friends who own the game, in the order of the services: playing ones first, then by last session. */
export function GameFriends({ friends }: { friends: readonly FriendPlaying[] }) {
  const t = useTexts();
  if (friends.length === 0) {
    const link = (
      <ButtonLink as={ClubLink} to={{ page: 'friends' }} $variant="outline" $size="small">
        {t('game.friends.page')}
      </ButtonLink>
    );
    return (
      <StateCard kind="empty" title={t('game.friends.empty.title')} action={link}>
        {t('game.friends.empty')}
      </StateCard>
    );
  }
  return (
    <Grid>
      {friends.map((friend) => (
        <Card as="ul" key={friend.nameOnPlatform} style={{ padding: '10px 20px' }}>
          <FriendRow friend={friend} />
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 16px;
`;

import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectFriends, selectFriendsStatus } from '../../store/friends/selectors';
import { friendsRequested, presencesRequested } from '../../store/friends/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { text } from '../theme/type';
import { Button, ButtonLink } from '../ui/Button';
import { StateCard } from '../ui/StateCard';
import { FriendCard } from './FriendCard';
import { FriendGrid, FriendsSkeleton } from './FriendsSkeleton';
import { friendsMessages } from './friends.messages';

/** Presences are asked for anew this often, in ms. */
const presenceEvery = 60_000;

/** Friends by where they are, with their loading, empty and error states. */
export function FriendsList() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const friends = useAppSelector(selectFriends);
  const status = useAppSelector(selectFriendsStatus);
  useEffect(() => {
    dispatch(friendsRequested());
    const timer = setInterval(() => dispatch(presencesRequested()), presenceEvery);
    return () => clearInterval(timer);
  }, [dispatch]);

  if (friends.length > 0) {
    const groups = [
      { title: friendsMessages.playing, members: friends.filter(({ playing }) => playing !== null) },
      {
        title: friendsMessages.there,
        members: friends.filter(({ playing, status: at }) => playing === null && at !== 'offline'),
      },
      { title: friendsMessages.gone, members: friends.filter(({ status: at }) => at === 'offline') },
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
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(friendsRequested())}>
        <FormattedMessage {...friendsMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(friendsMessages.errorTitle)} action={retry} headingLevel={2}>
        <FormattedMessage {...friendsMessages.error} />
      </StateCard>
    );
  }
  if (status === 'loaded') {
    const launcher = (
      <ButtonLink href={brand.links.launcher} $variant="outline" $size="small">
        <FormattedMessage {...friendsMessages.launcher} />
      </ButtonLink>
    );
    return (
      <StateCard kind="empty" title={formatMessage(friendsMessages.emptyTitle)} action={launcher} headingLevel={2}>
        <FormattedMessage {...friendsMessages.empty} />
      </StateCard>
    );
  }
  return <FriendsSkeleton />;
}

const Groups = styled.div`
  display: grid;
  gap: 40px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 16px;
`;

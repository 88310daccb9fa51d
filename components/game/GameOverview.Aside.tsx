import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectBadgesStatus } from '../../store/badges/selectors';
import { selectGameVideos } from '../../store/game/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { SectionHead } from '../ui/sections/SectionHead';
import { mediaMessages } from '../media/media.messages';
import { VideoPoster } from '../media/VideoCard';
import { VideoLine } from '../media/VideoLine';
import { FriendRow, FriendRows } from './FriendRow';
import { gameMessages, gameTemplates, sectionNames } from './game.messages';
import { BadgesRow } from './GameOverview.Badges';
import { SectionLink } from './SectionLink';
import type { GamePage } from './useGamePage';

const mostFriends = 4;

/** Beside the overview: friends, badges, videos. */
export function OverviewAside({ page: { game, address, openSpaceId } }: { page: GamePage }) {
  const videos = useAppSelector(selectGameVideos);
  const badgesStatus = useAppSelector(selectBadgesStatus);
  const [first, second] = videos;
  const friends = game.friendsPlayingGame;
  const { badgesOwned: owned, badgesAvailable: available } = game;
  return (
    <Parts>
      {friends.length > 0 && (
        <section>
          <SectionHead
            title={<FormattedMessage {...gameMessages.friendsPlaying} />}
            link={
              <SectionLink address={address} section="friends">
                <FormattedMessage {...gameMessages.allFriends} />
              </SectionLink>
            }
          />
          <FriendRows>
            {friends.slice(0, mostFriends).map((friend) => (
              <FriendRow key={friend.nameOnPlatform} friend={friend} />
            ))}
          </FriendRows>
        </section>
      )}
      {openSpaceId !== null && available > 0 && badgesStatus !== 'failed' && (
        <section>
          <SectionHead
            title={<FormattedMessage {...sectionNames.badges} />}
            aside={<FormattedMessage {...gameTemplates.ring} values={{ owned, available }} />}
            link={
              <SectionLink address={address} section="badges">
                <FormattedMessage {...gameMessages.allBadges} />
              </SectionLink>
            }
          />
          <BadgesRow isWaiting={badgesStatus !== 'loaded'} />
        </section>
      )}
      {first && (
        <section>
          <SectionHead
            title={<FormattedMessage {...mediaMessages.title} />}
            link={
              <SectionLink address={address} section="media">
                <FormattedMessage {...gameTemplates.videos} values={{ count: videos.length }} />
              </SectionLink>
            }
          />
          <VideoPoster video={first} poster={game.images.wide} />
          {second && (
            <Second>
              <VideoLine video={second} poster={game.images.card} />
            </Second>
          )}
        </section>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  align-content: start;
  gap: 32px;
`;

const Second = styled.div`
  margin-top: 12px;
`;

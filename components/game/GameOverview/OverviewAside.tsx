import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GameSection } from '../../../routes';
import { selectBadgesStatus, selectActions, selectBadges } from '../../../store/badges/selectors';
import type { GameAddress } from '../../../store/game/rules';
import { selectGameVideos } from '../../../store/game/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { mediaMessages } from '../../media/media.messages';
import { VideoPoster, VideoLine } from '../../media/VideoCard';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { tokens } from '../../theme/tokens';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { SectionHead } from '../../ui/sections/SectionHead';
import { Sentences } from '../../ui/text/Sentences';
import { BadgePicture } from '../badges/BadgePicture';
import { badgeEntries, nextBadge } from '../badges/nextBadge';
import { FriendRow, FriendRows } from '../friends/FriendRow';
import { gameMessages, gameTemplates, sectionNames } from '../game.messages';
import type { GamePage } from '../useGamePage';

const maxFriends = 4;

/** Beside the overview: friends, badges, videos. */
export function OverviewAside({ page: { game, address, openSpaceId } }: { page: GamePage }) {
  const videos = usePlayerSelector(selectGameVideos);
  const badgesStatus = usePlayerSelector(selectBadgesStatus);
  const [first, second] = videos;
  const friends = game.friendsPlayingGame;
  const { badgesOwned: owned, badgesAvailable: available } = game;
  return (
    <AsideColumn>
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
            {friends.slice(0, maxFriends).map((friend) => (
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
            <SecondVideo>
              <VideoLine video={second} poster={game.images.card} />
            </SecondVideo>
          )}
        </section>
      )}
    </AsideColumn>
  );
}

const maxBadges = 5;

/** The first badges of the game, and how to earn the closest one. */
function BadgesRow({ isWaiting: isLoading }: { isWaiting: boolean }) {
  const { formatMessage } = useIntl();
  const badges = usePlayerSelector(selectBadges);
  const entries = badgeEntries(badges, usePlayerSelector(selectActions));
  const next = nextBadge(entries);
  if (isLoading && entries.length === 0) return <Skeleton $height="108px" />;
  return (
    <>
      <BadgeList>
        {entries.slice(0, maxBadges).map(({ badge }) => (
          <li key={badge.badgeId}>
            <BadgePicture
              badge={badge}
              label={`${badge.name}: ${formatMessage(badge.isOwned ? gameMessages.badgeOwned : gameMessages.badgeLocked)}`}
            />
          </li>
        ))}
      </BadgeList>
      <NextBadge>
        {next ? (
          <Sentences
            first={
              <b>
                <FormattedMessage {...gameTemplates.nextBadge} values={{ name: next.badge.name }} />
              </b>
            }
            second={next.action?.description}
          />
        ) : (
          entries.length > 0 && <FormattedMessage {...gameMessages.allBadgesOwned} />
        )}
      </NextBadge>
    </>
  );
}

const AsideColumn = styled.div`
  display: grid;
  align-content: start;
  gap: 32px;
`;

const SecondVideo = styled.div`
  margin-top: 12px;
`;

const BadgeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(${maxBadges}, minmax(0, 1fr));
  gap: 8px;
`;

const NextBadge = styled.p`
  margin-top: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.5;
  color: ${tokens.on.muted};

  b {
    color: ${tokens.on.text};
  }
`;

interface SectionLinkProps {
  address: GameAddress;
  section: GameSection;
  children: ReactNode;
}

/** A link to a section of a game's page. */
export const SectionLink = ({ address, section, children }: SectionLinkProps) => (
  <ArrowLink as={ClubLink} to={gamePage(address, section)} $size="small">
    {children}
  </ArrowLink>
);

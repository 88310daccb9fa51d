import styled from 'styled-components';
import { nextBadge } from '../../../store/badges/rules';
import { selectBadgeEntries } from '../../../store/badges/selectors';
import { selectGameVideos } from '../../../store/game/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { VideoPoster, VideoLine } from '../../media/VideoCard';
import { PageArrow } from '../../navigation/PageArrow';
import { gamePage } from '../../navigation/gamePage';
import { columns } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { SectionHead } from '../../ui/sections/SectionHead';
import { Sentences } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { BadgePicture } from '../badges/BadgePicture';
import { FriendRow, FriendRows } from '../friends/FriendRow';
import type { GamePage } from '../useGamePage';

const maxFriends = 4;

export function OverviewAside({ page: { game, address, openSpaceId } }: { page: GamePage }) {
  const t = useTexts();
  const videos = usePlayerSelector(selectGameVideos);
  const badgesStatus = usePlayerSelector((state) => state.badges.status);
  const [first, second] = videos;
  const friends = game.friendsPlayingGame;
  const { badgesOwned: owned, badgesAvailable: available } = game;
  return (
    <Stack $gap={8}>
      {friends.length > 0 && (
        <section>
          <SectionHead
            title={t('game.friendsPlaying')}
            link={<PageArrow to={gamePage(address, 'friends')}>{t('game.all.friends')}</PageArrow>}
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
            title={t('game.section.badges')}
            aside={t('game.ring', { owned, available })}
            link={<PageArrow to={gamePage(address, 'badges')}>{t('game.all.badges')}</PageArrow>}
          />
          <BadgesRow isLoading={badgesStatus !== 'loaded'} />
        </section>
      )}
      {first && (
        <section>
          <SectionHead
            title={t('media.title')}
            link={<PageArrow to={gamePage(address, 'media')}>{t('game.videos', { count: videos.length })}</PageArrow>}
          />
          <VideoPoster video={first} poster={game.images.wide} />
          {second && (
            <Stack $above={3}>
              <VideoLine video={second} poster={game.images.wide} />
            </Stack>
          )}
        </section>
      )}
    </Stack>
  );
}

const maxBadges = 5;

function BadgesRow({ isLoading }: { isLoading: boolean }) {
  const t = useTexts();
  const entries = usePlayerSelector(selectBadgeEntries);
  const next = nextBadge(entries);
  if (isLoading && entries.length === 0) return <Skeleton $height="108px" />;
  return (
    <>
      <BadgeList>
        {entries.slice(0, maxBadges).map(({ badge }) => (
          <li key={badge.badgeId}>
            <BadgePicture
              badge={badge}
              label={`${badge.name}: ${t(badge.isOwned ? 'game.badge.owned' : 'game.badge.locked')}`}
            />
          </li>
        ))}
      </BadgeList>
      <NextBadge>
        {next ? (
          <Sentences
            first={<b>{t('game.nextBadge', { name: next.badge.name })}</b>}
            second={next.action?.description}
          />
        ) : (
          entries.length > 0 && <span>{t('game.badges.all')}</span>
        )}
      </NextBadge>
    </>
  );
}

const BadgeList = styled.ul`
  ${columns(maxBadges)}
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

import styled from 'styled-components';
import type { Game } from '../../services/clubWebsite/games';
import { selectGameVideos } from '../../store/game/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { columns } from '../theme/mixins';
import { media } from '../theme/tokens';
import { StateCard } from '../ui/feedback/StateCard';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { VideoCard, VideoPoster } from './VideoCard';

export function MediaSection({ game }: { game: Game }) {
  const t = useTexts();
  const [first, ...others] = usePlayerSelector(selectGameVideos);
  const poster = game.images.wide;
  if (!first) {
    return (
      <StateCard kind="empty" title={t('media.empty.title')}>
        {t('media.empty')}
      </StateCard>
    );
  }
  return (
    <>
      <Text $color="muted" style={{ marginBottom: 20 }}>
        {t('media.privacy')}
      </Text>
      <Grid>
        <li>
          <VideoPoster video={first} poster={poster} />
        </li>
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} poster={poster} />
          </li>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.ul`
  ${columns(4, { laptop: 2, tablet: 1 })}
  gap: 32px 24px;

  li:first-child {
    grid-column: span 2;
    grid-row: span 2;
  }

  /* Each of the others shows another part of the game's picture. */
  li:not(:first-child) img {
    scale: 2.2;
    transform-origin: 100% 100%;
  }
  li:nth-child(3n) img {
    transform-origin: 0 0;
  }
  li:nth-child(3n + 1) img {
    transform-origin: 20% 90%;
  }

  ${media.below.laptop} {
    gap: 24px 16px;

    li:first-child {
      grid-row: auto;
    }
  }
  ${media.below.tablet} {
    li:first-child {
      grid-column: auto;
    }
  }
`;

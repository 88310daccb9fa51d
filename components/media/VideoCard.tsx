import dynamic from 'next/dynamic';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { GameVideo } from '../../store/game/selectors';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Icon } from '../ui/icons/Icon';
import { Picture } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { watchAddress } from './videoHost';

const VideoDialog = dynamic(() => loadPart(() => import('./VideoDialog').then((module) => module.VideoDialog)), {
  ssr: false,
});

interface VideoProps {
  video: GameVideo;
  /** A 16:9 picture of the game. Nothing, not even a poster, is requested from the video host before the player plays the video. */
  poster: string | null;
}

/** A video as a large poster with the title on it. */
export function VideoPoster({ video, poster }: VideoProps) {
  return (
    <Poster>
      {poster !== null && <Picture src={poster} width={960} height={540} alt="" isCover />}
      <Play aria-hidden>
        <Icon name="play" />
      </Play>
      <Caption>
        <VideoLink video={video} />
      </Caption>
    </Poster>
  );
}

/** A video as a card in a grid. */
export function VideoCard({ video, poster }: VideoProps) {
  const t = useTexts();
  return (
    <CardArticle>
      <Poster as="div">
        {poster !== null && <Picture src={poster} width={960} height={540} alt="" isCover />}
        <Play aria-hidden>
          <Icon name="play" />
        </Play>
      </Poster>
      <CardTitle>
        <VideoLink video={video} />
      </CardTitle>
      <VideoSource>{t(`media.kind.${video.kind}`)}</VideoSource>
    </CardArticle>
  );
}

/** A video as a row: small poster, title and source. */
export function VideoLine({ video, poster }: VideoProps) {
  const t = useTexts();
  return (
    <LineArticle>
      <Thumbnail>{poster !== null && <Picture src={poster} width={192} height={108} alt="" isCover />}</Thumbnail>
      <div>
        <LineTitle>
          <VideoLink video={video} />
        </LineTitle>
        <VideoSource>{t(`media.kind.${video.kind}`)}</VideoSource>
      </div>
    </LineArticle>
  );
}

/**
 * A video's title as a link that plays it in a dialog. Nothing is requested from the video host before the click. With a
 * modifier key the browser opens the host's page in a tab, without a referrer.
 */
function VideoLink({ video }: { video: GameVideo }) {
  const [isOpen, setIsOpen] = useState(false);
  const isDialogNeeded = useOnceTrue(isOpen);
  const title = useVideoTitle(video);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a
        href={watchAddress(video.id)}
        referrerPolicy="no-referrer"
        rel="noopener"
        aria-haspopup="dialog"
        onClick={play}
      >
        {title}
      </a>
      {isDialogNeeded && <VideoDialog id={video.id} title={title} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The video's own title, else a translated title of its kind. */
function useVideoTitle({ kind, title }: GameVideo): string {
  const t = useTexts();
  return title ?? (kind === 'community' ? t('media.kind.community') : t(`media.${kind}`));
}

const Play = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin: -28px;
  border: 1px solid rgba(238, 242, 255, 0.5);
  border-radius: 50%;
  background-color: rgba(7, 10, 20, 0.78);
  transition:
    background-color ${tokens.duration.fade}ms,
    color ${tokens.duration.fade}ms;
`;

const playHover = `
  &:hover ${Play} {
    background-color: ${tokens.color.text};
    color: ${tokens.color.ink950};
  }
`;

const Poster = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  background: ${tokens.gradient.sky};

  img {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  ${playHover}
`;

const Caption = styled.h3`
  padding: 32px 16px 14px;
  background: linear-gradient(0deg, rgba(7, 10, 20, 0.88), transparent);
  font-size: ${tokens.size.small};
  font-weight: 600;

  a {
    ${coveringLink}
  }
`;

const CardArticle = styled.article`
  position: relative;
  ${playHover}
`;

const CardTitle = styled.h3`
  ${text.cardTitle}
  margin-top: 14px;

  a {
    ${coveringLink}
  }
`;

const VideoSource = styled.p`
  margin-top: 2px;
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  color: ${tokens.on.muted};
`;

const LineArticle = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

const Thumbnail = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${tokens.gradient.sky};
`;

const LineTitle = styled.h3`
  font-size: ${tokens.size.small};
  font-weight: 700;
  line-height: 1.4;

  a {
    ${coveringLink}
  }
`;

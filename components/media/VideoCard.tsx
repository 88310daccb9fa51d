import { useState, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { GameVideo } from '../../store/game/selectors';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { dialogPart } from '../ui/browser/dialogPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Icon } from '../ui/icons/Icon';
import { Picture, PictureFrame } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { watchAddress } from './videoHost';

const VideoDialog = dialogPart(() => import('./VideoDialog').then((module) => module.VideoDialog));

interface VideoProps {
  video: GameVideo;
  /** A 16:9 picture of the game. Nothing, not even a poster, is requested from the video host before the player plays the video. */
  poster: string | null;
}

export const VideoPoster = ({ video, poster }: VideoProps) => (
  <article>
    <PosterFrame poster={poster}>
      <Caption>
        <VideoLink video={video} />
      </Caption>
    </PosterFrame>
  </article>
);

export const VideoCard = ({ video, poster }: VideoProps) => (
  <CardArticle>
    <PosterFrame poster={poster} />
    <VideoText video={video} />
  </CardArticle>
);

export const VideoLine = ({ video, poster }: VideoProps) => (
  <LineArticle>
    <Thumbnail $radius="small">{poster !== null && <Picture src={poster} width={192} height={108} />}</Thumbnail>
    <VideoText video={video} />
  </LineArticle>
);

const PosterFrame = ({ poster, children }: { poster: string | null; children?: ReactNode }) => (
  <Poster>
    {poster !== null && <Picture src={poster} width={960} height={540} />}
    <Play aria-hidden>
      <Icon name="play" />
    </Play>
    {children}
  </Poster>
);

function VideoText({ video }: { video: GameVideo }) {
  const t = useTexts();
  return (
    <div>
      <h3>
        <VideoLink video={video} />
      </h3>
      <p>{t(`media.kind.${video.kind}`)}</p>
    </div>
  );
}

/**
 * A video's title as a link that plays it in a dialog. Nothing is requested from the video host before the click. With a
 * modifier key the browser opens the host's page in a tab, without a referrer.
 */
function VideoLink({ video }: { video: GameVideo }) {
  const [isOpen, setIsOpen] = useState(false);
  const isDialogNeeded = useOnceTrue(isOpen);
  const t = useTexts();
  const { id, kind } = video;
  const title = video.title ?? t(kind === 'community' ? 'media.kind.community' : `media.${kind}`);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a href={watchAddress(id)} referrerPolicy="no-referrer" rel="noopener" aria-haspopup="dialog" onClick={play}>
        {title}
      </a>
      {isDialogNeeded && <VideoDialog id={id} title={title} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
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

  article:hover & {
    background-color: ${tokens.color.text};
    color: ${tokens.color.ink950};
  }
`;

const Poster = styled(PictureFrame)`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  background: ${tokens.gradient.sky};

  img {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
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
  display: grid;
  gap: 14px;

  h3 {
    ${text.cardTitle}
  }
  h3 a {
    ${coveringLink}
  }
  p {
    margin-top: 2px;
    font-size: ${tokens.size.fine};
    line-height: 1.4;
    color: ${tokens.on.muted};
  }
`;

const LineArticle = styled(CardArticle)`
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;

  h3 {
    font: 700 ${tokens.size.small} / 1.4 ${tokens.font.body};
  }
`;

const Thumbnail = styled(PictureFrame)`
  background: ${tokens.gradient.sky};

  /* A part of the game's picture, which the first video shows. */
  img {
    scale: 2.2;
    transform-origin: 100% 100%;
  }
`;

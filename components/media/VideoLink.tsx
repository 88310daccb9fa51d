import dynamic from 'next/dynamic';
import { useState, type MouseEvent } from 'react';
import type { GameVideo } from '../../store/game/selectors';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { useTexts } from '../ui/text/useTexts';
import { watchAddress } from './videoHost';

const VideoDialog = dynamic(() => loadPart(() => import('./VideoDialog').then((module) => module.VideoDialog)), {
  ssr: false,
});

/**
 * A video's title as a link that plays it in a dialog. Nothing is requested from the video host before the click. With a
 * modifier key the browser opens the host's page in a tab, without a referrer.
 */
export function VideoLink({ video }: { video: GameVideo }) {
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

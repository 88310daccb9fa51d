import styled from 'styled-components';
import { ExternalLink } from '../navigation/ExternalLink';
import { useBackCloses } from '../navigation/useBackCloses';
import { media, tokens } from '../theme/tokens';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Modal } from '../ui/dialogs/Modal';
import { PictureFrame } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { playerAddress, watchAddress } from './videoHost';

interface VideoDialogProps {
  id: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

export function VideoDialog({ id, title, isOpen, onClose }: VideoDialogProps) {
  const t = useTexts();
  const close = useBackCloses(isOpen, onClose);
  return (
    <Modal isOpen={isOpen} onClose={close} title={title} size="wide">
      <PlayerFrame>
        <iframe
          src={playerAddress(id)}
          title={title}
          width="856"
          height="482"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </PlayerFrame>
      <ArrowLink as={ExternalLink} href={watchAddress(id)} referrerPolicy="no-referrer" $size="small">
        {t('media.watch')}
      </ArrowLink>
    </Modal>
  );
}

const PlayerFrame = styled(PictureFrame)`
  margin: 20px 0 8px;
  background: ${tokens.gradient.sky};

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }

  ${media.below.tablet} {
    margin-inline: -20px;
    border-radius: 0;
  }
`;

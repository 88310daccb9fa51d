import styled from 'styled-components';
import type { RewardPreview as Preview } from '../../services/club/rewardPreview';
import { tokens } from '../theme/tokens';
import { useTexts } from '../ui/text/useTexts';

interface PreviewedReward {
  imageUrl: string | null;
  preview: Preview | null;
}

/** The picture that the reward is, in its own shape, or the one that stands for it. */
export function RewardPicture({ imageUrl, preview }: PreviewedReward) {
  if (preview?.kind === 'image') {
    const { url, width, height, alt } = preview;
    return <img src={url} width={width ?? undefined} height={height ?? undefined} alt={alt} data-wide />;
  }
  return imageUrl !== null && <img src={imageUrl} width="320" height="320" alt="" />;
}

/** Nothing for a reward without a sound. */
export function RewardSound({ preview, game }: Pick<PreviewedReward, 'preview'> & { game: string }) {
  const t = useTexts();
  if (preview?.kind !== 'audio') return null;
  const label = preview.alt || t('rewards.preview.sample', { game });
  return (
    <Sound>
      <audio controls preload="none" src={preview.url} aria-label={label} />
      <figcaption>{label}</figcaption>
    </Sound>
  );
}

const Sound = styled.figure`
  width: 100%;
  margin-top: 16px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};

  audio {
    display: block;
    width: 100%;
    height: ${tokens.control.tap};
    margin-bottom: 6px;
  }
`;

import styled from 'styled-components';
import { afterScripts } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';

interface PictureSource {
  src: string;
  width: number;
  height: number;
}

interface PictureProps extends PictureSource {
  /** A different picture for narrow screens (art direction). */
  phone?: PictureSource;
  isEager?: boolean;
}

/** A decorative image that fills its container and is cropped, without layout shift: its size is known before it loads. */
export function Picture({ src, width, height, phone, isEager }: PictureProps) {
  const image = (
    <CoverImage
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
    />
  );
  if (!phone) return image;
  return (
    <PictureElement>
      <source media="(max-width: 600px)" srcSet={phone.src} width={phone.width} height={phone.height} />
      {image}
    </PictureElement>
  );
}

/** The place of a picture of 16:9, which may be missing. */
export const PictureFrame = styled.div<{ $radius?: keyof typeof tokens.radius }>`
  aspect-ratio: 16 / 9;
  border-radius: ${({ $radius = 'card' }) => tokens.radius[$radius]};
  overflow: hidden;
  background: ${tokens.color.ink800};
`;

const PictureElement = styled.picture`
  display: contents;
`;

const CoverImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[loading='lazy'] {
    ${afterScripts}
  }
`;

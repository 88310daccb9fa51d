import styled from 'styled-components';

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

const PictureElement = styled.picture`
  display: contents;
`;

const CoverImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

import styled from 'styled-components';

interface PictureSource {
  src: string;
  width: number;
  height: number;
}

interface PictureProps extends PictureSource {
  /** Empty for a decorative picture. */
  alt: string;
  /** A different picture for narrow screens (art direction). */
  phone?: PictureSource;
  isEager?: boolean;
  /** Fills its container and is cropped; otherwise the picture keeps its aspect ratio. */
  isCover?: boolean;
}

/** An image without layout shift: its size is known before it loads. */
export function Picture({ src, width, height, alt, phone, isEager, isCover = false }: PictureProps) {
  const image = (
    <CoverImage
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      $isCover={isCover}
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

const CoverImage = styled.img<{ $isCover: boolean }>`
  width: 100%;
  height: ${({ $isCover }) => ($isCover ? '100%' : 'auto')};
  object-fit: ${({ $isCover }) => ($isCover ? 'cover' : 'contain')};
`;

import styled from 'styled-components';

interface PictureSource {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

interface PictureProps extends PictureSource {
  /** Empty where the picture says nothing that the text beside it does not. */
  alt: string;
  /** Another drawing for narrow screens, not the same one cropped. */
  phone?: PictureSource;
  /** The same drawing in better formats, best first. */
  formats?: readonly { type: string; srcSet: string }[];
  sizes?: string;
  /** In the first view: loaded at once. */
  isEager?: boolean;
  /** Fills its frame, cut at the edges; without it the picture keeps its aspect. */
  isCover?: boolean;
}

/** An image that never moves what is around it: its size is known before it loads. */
export function Picture({
  src,
  width,
  height,
  alt,
  phone,
  formats = [],
  sizes,
  isEager,
  isCover = false,
}: PictureProps) {
  return (
    <Frame>
      {phone && <source media="(max-width: 600px)" srcSet={phone.src} width={phone.width} height={phone.height} />}
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={src}
        width={width}
        height={height}
        alt={alt}
        sizes={sizes}
        decoding="async"
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        $isCover={isCover}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: contents;
`;

const Image = styled.img<{ $isCover: boolean }>`
  width: 100%;
  height: ${({ $isCover }) => ($isCover ? '100%' : 'auto')};
  object-fit: ${({ $isCover }) => ($isCover ? 'cover' : 'contain')};
`;

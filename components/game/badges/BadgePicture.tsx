import styled, { css } from 'styled-components';
import type { Badge } from '../../../services/clubWebsite/types';

/** A badge's emblem; gray until the player owns it. */
export const BadgePicture = ({ badge: { imageUrl, isOwned }, label }: { badge: Badge; label: string }) =>
  imageUrl === null ? null : (
    <Emblem src={imageUrl} alt={label} width="88" height="88" loading="lazy" decoding="async" $isOwned={isOwned} />
  );

const Emblem = styled.img<{ $isOwned: boolean }>`
  width: 100%;
  height: auto;
  ${({ $isOwned }) =>
    !$isOwned &&
    css`
      filter: grayscale(1) sepia(0.6) hue-rotate(187deg) saturate(2.4) brightness(0.55);
    `}
`;

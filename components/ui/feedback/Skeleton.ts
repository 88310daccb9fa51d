import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

interface SkeletonLook {
  /** CSS lengths. */
  $width?: string;
  $height?: string;
  $radius?: string;
  /** Aspect ratio, as an alternative to a height. */
  $aspect?: string;
}

/** A placeholder in the size of the content that is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true, 'data-skeleton': '' })<SkeletonLook>`
  position: relative;
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 'auto' }) => $height};
  aspect-ratio: ${({ $aspect = 'auto' }) => $aspect};
  border-radius: ${({ $radius = tokens.radius.small }) => $radius};
  background: ${tokens.gradient.skeleton};
  overflow: hidden;

  ${media.motion} {
    background: ${tokens.color.skeleton};

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: ${tokens.gradient.skeleton};
      animation: ${pass} 1.8s ease-in-out infinite;
    }
  }
`;

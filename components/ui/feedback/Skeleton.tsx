import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../text/VisuallyHidden';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

interface SkeletonLook {
  $width?: string;
  $height?: string;
  $radius?: string;
  /** Aspect ratio, as an alternative to a height. */
  $aspect?: string;
}

/** A placeholder in the size of the content that is loading. Sizes differ almost everywhere, so they are inline styles. */
export const Skeleton = styled.span.attrs<SkeletonLook>(({ $width, $height, $radius, $aspect }) => ({
  'aria-hidden': true,
  'data-skeleton': '',
  style: { width: $width, height: $height, borderRadius: $radius, aspectRatio: $aspect },
}))`
  position: relative;
  display: block;
  width: 100%;
  max-width: 100%;
  border-radius: ${tokens.radius.small};
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

export const Skeletons = ({ count, ...look }: SkeletonLook & { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} {...look} />);

/**
 * The label is there to be read. It is no live region: a screen loads several parts at once, and what is put in together with
 * its region is not announced by all screen readers.
 */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

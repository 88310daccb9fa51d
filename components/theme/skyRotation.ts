import { css, keyframes } from 'styled-components';
import { media } from './tokens';

const turn = keyframes`
  from { transform: rotate(-20deg); }
  to { transform: rotate(20deg); }
`;

/**
 * Turns a drawing of the sky while the reader scrolls past it. Nothing moves by itself, which would need a button that stops it
 * (WCAG 2.2.2). Where a browser has no such timeline, the sky stands still.
 */
export const skyRotation = css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${turn} linear both;
      animation-timeline: view();
    }
  }
`;

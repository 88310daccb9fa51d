import { css, keyframes } from 'styled-components';

const appear = keyframes`
  to { visibility: visible; }
`;

/** How long the login check may keep its place empty, in ms. */
export const patience = 1500;

/**
 * Keeps its place and shows nothing while it is unknown who is here, but not for ever: after a moment the visitor's
 * state shows, also where no script runs. It outweighs the base's rule for reduced motion, which would end the wait at once.
 */
export const revealLate = css`
  visibility: hidden;
  animation: ${appear} 1ms ${patience}ms forwards !important;
  animation-delay: ${patience}ms !important;
`;

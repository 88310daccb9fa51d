import { css, keyframes } from 'styled-components';

const appear = keyframes`
  to { visibility: visible; }
`;

/** How long the header waits for the login check before it shows the visitor's actions, in ms. */
const loginCheckPatienceMs = 1500;

/**
 * Hides an element, in its place, until the login check is done or its time is up; this also works without JavaScript.
 * `!important` overrides the global rule for reduced motion, which would end the wait at once.
 */
export const revealLate = css`
  visibility: hidden;
  animation: ${appear} 1ms ${loginCheckPatienceMs}ms forwards !important;
  animation-delay: ${loginCheckPatienceMs}ms !important;
`;

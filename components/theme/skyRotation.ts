import { css, keyframes } from 'styled-components';
import { media } from './tokens';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const secondsOfTurn = 1800;
const stepsPerSecond = 10;
const secondsUntilQuiet = 5;

/**
 * Turns a drawing of the sky by 0.2 degrees a second. Ten steps a second move no star by as much as a pixel, and leave
 * five of six frames unpainted, which a browser without a graphics processor paints on the processor. The first follows
 * once the page has started.
 */
export const skyRotation = css`
  ${media.motion} {
    animation: ${turn} ${secondsOfTurn}s steps(${secondsOfTurn * stepsPerSecond}) ${secondsUntilQuiet}s infinite;
  }
`;

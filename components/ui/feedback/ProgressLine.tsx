import styled, { keyframes } from 'styled-components';
import { media, tokens } from '../../theme/tokens';

/** How long something takes before it shows that it is under way, in ms: most are there sooner. */
export const progressPatienceMs = 150;

/** For eyes only: a page or a dialog is on its way. */
export const ProgressLine = () => <Line aria-hidden />;

const advance = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.94); }
`;

/** How long the line takes to its end, in s; it slows down, because the end is not known. */
const advanceSeconds = 8;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.tooltip};
  height: 3px;
  background-color: ${tokens.color.gold};
  transform-origin: 0 50%;
  pointer-events: none;

  ${media.motion} {
    animation: ${advance} ${advanceSeconds}s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
  }
`;

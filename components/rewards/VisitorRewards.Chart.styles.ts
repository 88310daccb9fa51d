import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const rotation = keyframes`
  to { transform: rotate(360deg); }
`;

export const ChartPlace = styled.div`
  position: absolute;
  left: calc(50% + min(${tokens.layout.content}, 100% - 2 * ${tokens.layout.gutter}) * 0.27);
  top: 53%;
  width: clamp(640px, 42vw, 800px);
  aspect-ratio: 1;
  transform: translate(-50%, -50%);
  background: radial-gradient(closest-side, rgba(29, 50, 104, 0.75), transparent);

  ${media.below.laptop} {
    left: 50%;
    top: 244px;
    width: 384px;
  }
`;

export const RotatingChart = styled.svg`
  width: 100%;

  /* 0.2 degrees a second, like every sky of the site. */
  ${media.motion} {
    animation: ${rotation} 1800s linear infinite;
  }
`;

export const Labels = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  font: 600 16px / 1 ${tokens.font.display};

  rect {
    fill: #0b1329;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

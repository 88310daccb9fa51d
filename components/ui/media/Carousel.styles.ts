import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';

/** Class names by which the engine finds track and slides. */
export const trackClass = 'carousel-track';
export const slideClass = 'carousel-slide';

const { columnGap } = tokens.layout;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-bottom: 32px;

  > :first-child {
    margin-right: auto;
  }
`;

export const StepButtons = styled.div`
  display: flex;
  gap: 8px;

  svg {
    transition: opacity ${tokens.duration.fade}ms;
  }

  button[aria-disabled='true'] svg {
    opacity: 0.35;
  }

  > :first-child svg {
    transform: scaleX(-1);
  }
`;

/**
 * A row that scrolls until the engine is loaded, and without JavaScript. The clip margin keeps focus rings visible.
 */
export const SlideViewport = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &.swiper-initialized {
    overflow: hidden;
    overflow: clip;
    overflow-clip-margin: 8px;
    touch-action: pan-y;
    scroll-snap-type: none;
  }

  /* On phones the row extends to the edge of the page. */
  ${media.below.tablet} {
    margin-right: calc(-1 * ${tokens.layout.gutter});
  }

  .swiper-notification {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;

export const SlideTrack = styled.div`
  display: flex;
  transition-property: transform;
`;

export const Slide = styled.div`
  flex: none;
  width: calc((100% - 2 * ${columnGap}) / 3);
  margin-right: ${columnGap};
  scroll-snap-align: start;

  &:last-child {
    margin-right: 0;
  }

  ${media.below.laptop} {
    width: calc((100% - ${columnGap}) / 2);
  }

  /* Part of the next slide stays visible. */
  ${media.below.tablet} {
    width: 84%;
  }
`;

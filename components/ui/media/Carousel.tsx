import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Swiper } from 'swiper';
import { media, tokens } from '../../theme/tokens';
import { loadPart } from '../browser/loadPart';
import { IconButton } from '../buttons/IconButton';
import { Cluster } from '../layout/Cluster';
import type { CarouselPlace } from './startCarousel';

interface CarouselProps {
  label: string;
  head: ReactNode;
  previousLabel: string;
  nextLabel: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * Slides in a row, three, two or one at a time: dragged, swiped, moved by buttons and by the arrow keys. The Swiper engine
 * loads when the row comes into view; until then, and without JavaScript, the row scrolls.
 */
export function Carousel({ label, head, previousLabel, nextLabel, slides }: CarouselProps) {
  const { viewport, place, move } = useCarousel();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    move(by);
  };
  return (
    // Arrow keys work from any focused element inside: the buttons and the links of the slides.
    <div role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <HeadLine $gap={[2, 6]}>
        {head}
        {!place.fits && (
          <StepButtons>
            <IconButton icon="arrow" label={previousLabel} aria-disabled={place.isFirst} onClick={() => move(-1)} />
            <IconButton icon="arrow" label={nextLabel} aria-disabled={place.isLast} onClick={() => move(1)} />
          </StepButtons>
        )}
      </HeadLine>
      {/* The engine finds track and slides by these class names. */}
      <SlideViewport ref={viewport}>
        <SlideTrack className="swiper-wrapper">
          {slides.map(({ key, content }) => (
            <Slide key={key} className="swiper-slide">
              {content}
            </Slide>
          ))}
        </SlideTrack>
      </SlideViewport>
    </div>
  );
}

/** Its buttons are disabled until they move it. */
const atRest: CarouselPlace = { isFirst: true, isLast: true, fits: false };

function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<Swiper>(null);
  const [place, setPlace] = useState(atRest);

  useEffect(() => {
    const element = viewport.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let isUnmounted = false;
    const start = async () => {
      const { startCarousel } = await loadPart(() => import('./startCarousel'));
      if (!isUnmounted) engine.current = startCarousel(element, setPlace);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      engine.current?.destroy();
      engine.current = null;
    };
  }, []);

  return {
    viewport,
    place,
    move: (by: 1 | -1) => (by > 0 ? engine.current?.slideNext() : engine.current?.slidePrev()),
  };
}

const { columnGap } = tokens.layout;

const HeadLine = styled(Cluster)`
  margin-bottom: 32px;

  > :first-child {
    margin-right: auto;
  }
`;

const StepButtons = styled.div`
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
const SlideViewport = styled.div`
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

const SlideTrack = styled.div`
  display: flex;
  transition-property: transform;
`;

const Slide = styled.div`
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

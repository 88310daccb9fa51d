import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { loadPart } from '../browser/loadPart';
import type { CarouselEngine, CarouselPlace } from './startCarousel';
import { StepButtons, SlideViewport, Slide, slideClass, HeadLine, SlideTrack, trackClass } from './Carousel.styles';
import { IconButton } from '../buttons/IconButton';

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
      <HeadLine>
        {head}
        {!place.fits && (
          <StepButtons>
            <IconButton
              icon="arrow"
              label={previousLabel}
              aria-disabled={place.isFirst || undefined}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="arrow"
              label={nextLabel}
              aria-disabled={place.isLast || undefined}
              onClick={() => move(1)}
            />
          </StepButtons>
        )}
      </HeadLine>
      <SlideViewport ref={viewport}>
        <SlideTrack className={trackClass}>
          {slides.map(({ key, content }) => (
            <Slide key={key} className={slideClass}>
              {content}
            </Slide>
          ))}
        </SlideTrack>
      </SlideViewport>
    </div>
  );
}

const atFirst: CarouselPlace = { isFirst: true, isLast: false, fits: false };

function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(null);
  const [place, setPlace] = useState(atFirst);

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
      engine.current?.stop();
      engine.current = null;
    };
  }, []);

  return { viewport, place, move: (by: 1 | -1) => engine.current?.move(by) };
}

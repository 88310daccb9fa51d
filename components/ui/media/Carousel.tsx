import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CarouselEngine, CarouselPlace } from './startCarousel';
import { Controls, Frame, Slide, slideClass, Top, Track, trackClass } from './Carousel.styles';
import { IconButton } from '../buttons/IconButton';

interface CarouselProps {
  /** What is in it, for screen readers. */
  label: string;
  /** Over the slides: a heading, and what else stands in its line. */
  head: ReactNode;
  previousLabel: string;
  nextLabel: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * Slides in a row, three, two or one at a time: dragged, swiped, moved by buttons and by the arrow keys. Its engine is
 * loaded when the row comes into view; until then, and without scripts, the row scrolls.
 */
export function Carousel({ label, head, previousLabel, nextLabel, slides }: CarouselProps) {
  const { frame, place, move } = useCarousel();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    move(by);
  };
  return (
    // The arrow keys are heard from whatever has the focus inside: buttons and the links of the slides.
    <div role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <Top>
        {head}
        {!place.fits && (
          <Controls>
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
          </Controls>
        )}
      </Top>
      <Frame ref={frame}>
        <Track className={trackClass}>
          {slides.map(({ key, content }) => (
            <Slide key={key} className={slideClass}>
              {content}
            </Slide>
          ))}
        </Track>
      </Frame>
    </div>
  );
}

const atFirst: CarouselPlace = { isFirst: true, isLast: false, fits: false };

function useCarousel() {
  const frame = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(null);
  const [place, setPlace] = useState(atFirst);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let isGone = false;
    const start = async () => {
      const { startCarousel } = await import('./startCarousel');
      if (!isGone) engine.current = startCarousel(element, setPlace);
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
      isGone = true;
      observer.disconnect();
      engine.current?.stop();
      engine.current = null;
    };
  }, []);

  return { frame, place, move: (by: 1 | -1) => engine.current?.move(by) };
}

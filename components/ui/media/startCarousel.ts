import { Swiper } from 'swiper';
import { A11y } from 'swiper/modules';
import { tokens } from '../../theme/tokens';

export interface CarouselPlace {
  isFirst: boolean;
  isLast: boolean;
  fits: boolean;
}

/** Turns a row of slides into a carousel: 600 ms per slide (spec 9), without animation under reduced motion. */
export function startCarousel(viewport: HTMLElement, onPlace: (place: CarouselPlace) => void): Swiper {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const reportPlace = ({ isBeginning, isEnd, isLocked }: Swiper) =>
    onPlace({ isFirst: isBeginning, isLast: isEnd, fits: isLocked });
  const swiper = new Swiper(viewport, {
    modules: [A11y],
    // It would move slides that are in view, and leave one that is half in view.
    a11y: { scrollOnFocus: false },
    slidesPerView: 'auto',
    speed: prefersReducedMotion ? 0 : tokens.duration.carousel,
    on: {
      init: reportPlace,
      slideChange: reportPlace,
      resize: reportPlace,
      reachEnd: reportPlace,
      fromEdge: reportPlace,
      lock: reportPlace,
      unlock: reportPlace,
    },
  });
  const showFocused = () => {
    // The browser scrolls to what gets the focus before the carousel starts; the engine moves the slides instead.
    viewport.scrollLeft = 0;
    const index = swiper.slides.findIndex((slide) => slide.matches(':has(:focus-visible)'));
    const slide = swiper.slides[index];
    if (!slide) return;
    const bounds = viewport.getBoundingClientRect();
    const { left, right } = slide.getBoundingClientRect();
    if (left < bounds.left || right > bounds.right) swiper.slideTo(index, 0);
  };
  viewport.addEventListener('focusin', showFocused);
  showFocused();
  return swiper;
}

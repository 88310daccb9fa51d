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
  viewport.scrollLeft = 0;
  const reportPlace = ({ isBeginning, isEnd, isLocked }: Swiper) =>
    onPlace({ isFirst: isBeginning, isLast: isEnd, fits: isLocked });
  return new Swiper(viewport, {
    modules: [A11y],
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
}

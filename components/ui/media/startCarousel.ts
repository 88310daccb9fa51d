import { Swiper } from 'swiper';
import { A11y } from 'swiper/modules';
import { tokens } from '../../theme/tokens';
import { slideClass, trackClass } from './Carousel.styles';

/** Where a carousel stands. */
export interface CarouselPlace {
  isFirst: boolean;
  isLast: boolean;
  /** Everything is in view: there is nothing to move. */
  fits: boolean;
}

export interface CarouselEngine {
  /** Moves by one slide, on or back. */
  move: (by: 1 | -1) => void;
  stop: () => void;
}

/** Makes a row of slides a carousel: 600 ms a slide (spec 9), at once where the reader wants less motion. */
export function startCarousel(frame: HTMLElement, onPlace: (place: CarouselPlace) => void): CarouselEngine {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollLeft = 0;
  const tell = ({ isBeginning, isEnd, isLocked }: Swiper) =>
    onPlace({ isFirst: isBeginning, isLast: isEnd, fits: isLocked });
  const swiper = new Swiper(frame, {
    modules: [A11y],
    wrapperClass: trackClass,
    slideClass,
    slidesPerView: 'auto',
    spaceBetween: tokens.layout.columnGap,
    speed: isCalm ? 0 : tokens.duration.carousel,
    on: { init: tell, slideChange: tell, resize: tell, reachEnd: tell, fromEdge: tell, lock: tell, unlock: tell },
  });
  return {
    move: (by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    stop: () => {
      swiper.destroy();
    },
  };
}

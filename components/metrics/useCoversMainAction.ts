import { type RefObject, useLayoutEffect, useState } from 'react';
import { mainId } from '../shell/Main';

/**
 * Whether the page's main action, its first primary button, lies where this element is fixed at the bottom of the window.
 * Follows scrolling, the window's size and what the page shows.
 */
export function useCoversMainAction(part: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  useLayoutEffect(() => {
    const page = document.getElementById(mainId);
    let frame = 0;
    const measure = () => {
      frame = 0;
      const buttons = [...(page?.querySelectorAll('[data-main-action]') ?? [])];
      const action = buttons.map((button) => button.getBoundingClientRect()).find(({ height }) => height > 0);
      const top = window.innerHeight - (part.current?.offsetHeight ?? 0);
      setCovering(action !== undefined && action.bottom > top && action.top < window.innerHeight);
    };
    const measureSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver(measureSoon);
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureSoon);
    if (page) {
      changes.observe(page, { childList: true, subtree: true });
      sizes?.observe(page);
    }
    window.addEventListener('scroll', measureSoon, { passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes?.disconnect();
      window.removeEventListener('scroll', measureSoon);
      window.removeEventListener('resize', measureSoon);
    };
  }, [part]);
  return isCovering;
}

import { type RefObject, useEffect } from 'react';

/**
 * Reserves space at the end of the page for an element that is fixed at the bottom of the window, so that it covers
 * neither the end of the page nor a focused element.
 */
export function useSpaceBelow(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement: root } = document;
    const keep = (height: number) => {
      const room = height > 0 ? `${height}px` : '';
      body.style.paddingBottom = room;
      root.style.scrollPaddingBottom = room;
    };
    const measure = () => keep(part.current?.offsetHeight ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      keep(0);
    };
  }, [part]);
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps room for what lies fixed at the foot of the window: the end of the page, and whatever the keyboard goes to, can
 * be scrolled clear of it. Nothing above moves.
 */
export function useSpaceBelow<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
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
  }, []);
  return part;
}

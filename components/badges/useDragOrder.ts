import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Marks an entry of a list that can be moved, with its place: `<li {...{ [placeMark]: index }}>`. */
export const placeMark = 'data-place';

/**
 * Lets a pointer, or a finger, move the entries of a list: held down on one and moved over another, it takes that
 * one's place. Gives the place of the entry that is held, or null, and what an entry needs to be taken hold of.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null);

  useEffect(() => {
    if (held === null) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const place = placeAt(clientX, clientY);
      if (place === null || place === held) return;
      onMove(held, place);
      setHeld(place);
    };
    const letGo = () => setHeld(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [held, onMove]);

  const hold = (place: number) => (event: ReactPointerEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOnButton || event.button !== 0) return;
    event.preventDefault();
    setHeld(place);
  };
  return { held, hold };
}

function placeAt(x: number, y: number): number | null {
  const entry = document.elementFromPoint(x, y)?.closest(`[${placeMark}]`);
  const place = entry?.getAttribute(placeMark);
  return place === null || place === undefined ? null : Number(place);
}

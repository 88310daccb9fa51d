import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Attribute of a movable list entry, with its index as value: `<li {...{ [placeMark]: index }}>`. */
export const placeMark = 'data-place';

/**
 * Reorders a list by dragging: an entry that is dragged over another one takes its index. Returns the index of the
 * dragged entry, or null, and a function that makes the `pointerdown` handler of an entry.
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
    const release = () => setHeld(null);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    return () => listening.abort();
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

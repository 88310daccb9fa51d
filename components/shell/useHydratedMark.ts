import { useEffect } from 'react';

/** Marks `<html>` with `data-hydrated` once the page answers presses. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/support/hooks';
import { inPlace } from '../navigation/inPlace';
import { withoutPopup } from './popupAddress';

/**
 * Takes the overlay out of the address; the reader stays where they are, with nav=0 and all else that it says. An
 * overlay that was opened from the same page is a step of the history: it is taken back, so that none is left over.
 */
export function useClosePopup(): () => void {
  const { back, replace } = useRouter();
  const isStepFromHere = useStepsFromHere();
  return useCallback(() => {
    const { pathname, search, hash } = window.location;
    const address = pathname + search + hash;
    const closed = withoutPopup(address);
    if (closed === address) return;
    if (isStepFromHere()) back();
    else void replace(closed, undefined, inPlace);
  }, [back, replace, isStepFromHere]);
}

/** True where the entry of the history that the reader is at was added by an overlay, to that of the page below it. */
function useStepsFromHere(): () => boolean {
  const url = useAppSelector(({ router }) => router.url);
  const lastUrl = useRef(url);
  const known = useRef(new Set<string | null>([null]));
  const steps = useRef(new Set<string | null>());
  useEffect(() => {
    const entry = currentEntry();
    const isFromBelow = url !== lastUrl.current && withoutPopup(url) === lastUrl.current;
    // Who goes back to an overlay's entry comes from above it.
    if (isFromBelow && !known.current.has(entry)) steps.current.add(entry);
    known.current.add(entry);
    lastUrl.current = url;
  }, [url]);
  return useCallback(() => steps.current.has(currentEntry()), []);
}

/** What the router calls the entry of the history that the reader is at. */
function currentEntry(): string | null {
  const state: unknown = typeof window === 'undefined' ? null : window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

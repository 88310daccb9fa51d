import { useContext, useSyncExternalStore, createContext } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = 0;

const tick = () => {
  minute = currentMinute();
  for (const listener of listeners) listener();
};
const currentMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

/** One timer for all clocks of a page; it runs only while a component uses it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, 15_000);
  listeners.add(listener);
  minute = currentMinute();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const read = () => (minute ||= currentMinute());

/**
 * The current time in ms, updated every minute and corrected by `ClockOffset`. Null before mount, because prerendered HTML
 * is read at any later time.
 */
export function useNow(): number | null {
  const offsetMs = useContext(ClockOffset);
  const browserMinute = useSyncExternalStore<number | null>(subscribe, read, () => null);
  return browserMinute === null ? null : browserMinute + offsetMs;
}

/** What is added to the browser's clock, in ms: it may be wrong by hours. */
export const ClockOffset = createContext(0);

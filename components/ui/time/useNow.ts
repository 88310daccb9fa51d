import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = 0;

const tick = () => {
  minute = currentMinute();
  for (const listener of listeners) listener();
};
const currentMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

/** One timer for all clocks of a page, running only while somebody shows one. */
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
 * The time in ms, new each minute; null before the page has mounted, because prerendered HTML is read at any time.
 */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null);
}

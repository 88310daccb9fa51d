import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser is online again: what failed without a connection is then loaded by itself. */
export function useBackOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

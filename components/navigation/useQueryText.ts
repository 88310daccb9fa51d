import { useEffect, useState } from 'react';
import { useAddressQuery } from './useAddressQuery';

/** Milliseconds without typing after which the address follows: browsers refuse many changes in a short time. */
const pauseMs = 250;

/** A text that is typed, such as a search: it counts at once, and the address follows. */
export function useQueryText(name: string): readonly [text: string, setText: (text: string) => void] {
  const [query, change] = useAddressQuery();
  const written = query.get(name) ?? '';
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      change({ [name]: typed === '' ? null : typed });
      setTyped(null);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, name, change]);

  return [typed ?? written, setTyped];
}

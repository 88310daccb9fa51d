import { useEffect, useState } from 'react';
import { useAddressQuery } from './useAddressQuery';

/** Typing pause in ms after which the address is updated: browsers limit how often it may change. */
const pauseMs = 250;

/** A text query parameter, such as a search. The text is returned at once; the address follows after a pause. */
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

import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAppSelector } from '../../store/support/hooks';
import { inPlace } from './inPlace';

/**
 * One of some values that the address holds under a name. Every choice is a step of its own in the browser's history:
 * Back leads to the one before. The page does not wait for the address, it shows the choice at once.
 */
export function useQueryStep<Value extends string>(
  name: string,
  values: readonly Value[],
  defaultValue: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const router = useRouter();
  const { url, query } = useAppSelector((state) => state.router);
  const [ahead, setAhead] = useState<{ url: string; value: Value } | null>(null);
  if (ahead !== null && ahead.url !== url) setAhead(null);
  const inAddress = values.find((value) => [query[name]].flat()[0] === value) ?? defaultValue;
  const choose = (value: Value) => {
    setAhead({ url, value });
    const { pathname, search } = window.location;
    const chosen = new URLSearchParams(search);
    chosen.set(name, value);
    void router.push(`${pathname}?${chosen.toString()}`, undefined, inPlace);
  };
  return [ahead?.value ?? inAddress, choose];
}

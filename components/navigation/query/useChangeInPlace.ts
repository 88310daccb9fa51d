import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { currentAddress } from './dialogAddress';

/** The address only: no fetch, no scroll; the address contains the locale already. */
const inPlace = { shallow: true, scroll: false, locale: false } as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a function that changes the address of the page, with a history entry of its own ('push') or without one, once
 * `ready` has resolved. The router writes an address later, so changes take turns: each starts from the address that the
 * one before it has written. The promise resolves when the address is written.
 */
export function useChangeInPlace() {
  const router = useRouter();
  return useCallback(
    (how: 'push' | 'replace', next: (address: string) => string, ready?: Promise<void>): Promise<unknown> => {
      const write = async () => {
        await ready;
        const from = currentAddress();
        const to = next(from);
        if (to !== from) await router[how](to, undefined, inPlace);
      };
      last = last.then(write, write);
      return last;
    },
    [router],
  );
}

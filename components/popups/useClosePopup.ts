import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { withoutPopup } from './popupAddress';

/** Takes the overlay out of the address. The reader stays where they are, with nav=0 and all else that it says. */
export function useClosePopup(): () => void {
  const { replace } = useRouter();
  return useCallback(() => {
    const { pathname, search, hash } = window.location;
    const address = pathname + search + hash;
    const closed = withoutPopup(address);
    if (closed !== address) void replace(closed, undefined, { shallow: true, scroll: false, locale: false });
  }, [replace]);
}

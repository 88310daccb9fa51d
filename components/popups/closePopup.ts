import Router from 'next/router';
import { withoutPopup } from './popupAddress';

/** Takes the overlay out of the address. The reader stays where they are, with nav=0 and all else that it says. */
export async function closePopup(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  const closed = withoutPopup(address);
  if (closed !== address) await Router.replace(closed, undefined, { shallow: true, scroll: false, locale: false });
}

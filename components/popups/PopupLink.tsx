import { useRouter } from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { measured } from '../measuring/measured';
import { useAddress, useAddressDialog, withQuery } from '../navigation/address';
import { withoutQuery } from '../navigation/withoutQuery';
import { usePlace } from '../navigation/usePlace';
import { popupOf, popupQueryKey, type PopupAddress } from './popupNames';

type PopupLinkProps = { popup: PopupAddress } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'popover'>;

/** An overlay that is already open is replaced. */
export function PopupLink({ popup, onClick, ...rest }: PopupLinkProps) {
  const path = withoutQuery(useRouter().asPath);
  const { prefix } = usePlace();
  const { query } = useAddress();
  const { open } = useAddressDialog(popupQueryKey);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(popup);
  };
  return (
    <a
      href={withQuery(`${prefix ? `/${prefix}` : ''}${prefix && path === '/' ? '' : path}?${query}`, {
        [popupQueryKey]: popup,
      })}
      onClick={follow}
      {...measured('popup', popupOf(popup))}
      {...rest}
    />
  );
}

import NextLink from 'next/link';
import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { useAppSelector } from '../../store/support/hooks';
import { withPopup } from './popupAddress';
import type { PopupName } from './popupNames';

type PopupLinkProps = PropsWithChildren<
  { popup: PopupName } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'popover'>
>;

/** Opens an overlay over the page that the reader is on; the page stays as it is. */
export function PopupLink({ popup, children, ...rest }: PopupLinkProps) {
  const url = useAppSelector(({ router }) => router.url);
  return (
    <NextLink href={withPopup(url, popup)} shallow scroll={false} locale={false} prefetch={false} {...rest}>
      {children}
    </NextLink>
  );
}

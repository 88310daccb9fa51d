import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { useAppSelector } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { withParameter } from '../navigation/query/dialogAddress';
import { useAddressQuery } from '../navigation/query/useAddressQuery';
import { withoutQuery } from '../navigation/query/withoutQuery';
import { popupQueryKey, type PopupName } from './popupNames';

type PopupLinkProps = PropsWithChildren<
  { popup: PopupName } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'popover'>
>;

/** Opens an overlay over the current page. An overlay that is already open is replaced. */
export function PopupLink({ popup, children, ...rest }: PopupLinkProps) {
  const { asPath } = useRouter();
  const url = useAppSelector(({ router }) => router.url);
  // Prerendered pages know only the path without its locale, which the link then adds.
  const path = withoutQuery(url || asPath);
  const [query] = useAddressQuery();
  return (
    <NextLink
      href={withPopup(`${path}?${query}`, popup)}
      replace={query.has(popupQueryKey)}
      shallow
      scroll={false}
      {...(url !== '' && { locale: false })}
      prefetch={false}
      {...measured('popup', popup)}
      {...rest}
    >
      {children}
    </NextLink>
  );
}

/** The address with this overlay open; the rest of the address is unchanged. */
export const withPopup = (address: string, name: PopupName) => withParameter(address, popupQueryKey, name);

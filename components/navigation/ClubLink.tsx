import NextLink from 'next/link';
import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { pathOf, RouteLink, routeOf, type Destination } from '../../routes';
import { usePlace } from './usePlace';

type ClubLinkProps = PropsWithChildren<
  { to: Destination; scroll?: boolean } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>
>;

/**
 * The link component for pages of the club. It keeps the prefixed or unprefixed variant of the current address, and nav=0.
 * Next's own locale handling is off, because it would add the locale again. A page is prefetched on hover or touch only:
 * prefetching visible links would load the whole menu on a phone.
 */
export function ClubLink({ to, ...rest }: ClubLinkProps) {
  const { prefix, keepEmbedded } = usePlace();
  const destination = keepEmbedded(to);
  const link = { locale: false, prefetch: false, ...rest } as const;
  return destination.hash ? (
    <NextLink href={pathOf(destination, prefix)} {...link} />
  ) : (
    <RouteLink {...routeOf(destination, prefix)} {...link} />
  );
}

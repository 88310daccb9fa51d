import NextLink from 'next/link';
import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { pathOf, RouteLink, routeOf, type Destination } from '../../routes';
import { usePlace } from './usePlace';

type ClubLinkProps = PropsWithChildren<
  { to: Destination; scroll?: boolean; prefetch?: boolean } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>
>;

/**
 * The one link inside the club. It keeps the reader on the prefixed or the unprefixed variant they are on, and keeps
 * nav=0. Next would add the locale by itself, so its own handling is always off. A page is fetched ahead when its link
 * is pointed at or touched, not when it is merely seen: a phone would load the whole menu.
 */
export function ClubLink({ to, children, prefetch = false, ...rest }: ClubLinkProps) {
  const { prefix, keepEmbedded: from } = usePlace();
  const destination = from(to);
  if (destination.hash) {
    return (
      <NextLink href={pathOf(destination, prefix)} locale={false} prefetch={prefetch} {...rest}>
        {children}
      </NextLink>
    );
  }
  return (
    <RouteLink {...routeOf(destination, prefix)} locale={false} prefetch={prefetch} {...rest}>
      {children}
    </RouteLink>
  );
}

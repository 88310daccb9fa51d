import type { ComponentProps } from 'react';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { ClubLink } from './ClubLink';

/** A link with an arrow to another page of the club. */
export const PageArrow = ({ isSmall = false, ...link }: ComponentProps<typeof ClubLink> & { isSmall?: boolean }) => (
  <ArrowLink as={ClubLink} $size={isSmall ? 'small' : 'normal'} {...link} />
);

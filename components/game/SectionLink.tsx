import type { ReactNode } from 'react';
import type { GameSection } from '../../routes';
import type { GameAddress } from '../../store/game/rules';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';

interface SectionLinkProps {
  address: GameAddress;
  section: GameSection;
  children: ReactNode;
}

/** Leads to a section of a game's page. */
export const SectionLink = ({ address: { slug, platform }, section, children }: SectionLinkProps) => (
  <ArrowLink as={ClubLink} to={{ page: 'game', params: { game: slug, platform, section } }} $size="small">
    {children}
  </ArrowLink>
);

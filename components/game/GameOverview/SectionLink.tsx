import type { ReactNode } from 'react';
import type { GameSection } from '../../../routes';
import type { GameAddress } from '../../../store/game/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { ArrowLink } from '../../ui/buttons/ArrowLink';

interface SectionLinkProps {
  address: GameAddress;
  section: GameSection;
  children: ReactNode;
}

/** A link to a section of a game's page. */
export const SectionLink = ({ address, section, children }: SectionLinkProps) => (
  <ArrowLink as={ClubLink} to={gamePage(address, section)} $size="small">
    {children}
  </ArrowLink>
);

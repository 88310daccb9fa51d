import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionIntroLead, SectionIntroTitle } from '../ui/sections/SectionIntro';

interface HomeIntroProps {
  title: ReactNode;
  lead: ReactNode;
  /** CSS length. */
  leadWidth?: string;
}

/** Heading and lead of a section of the home page, one below the other. */
export function HomeIntro({ title, lead, leadWidth }: HomeIntroProps) {
  return (
    <>
      <SectionIntroTitle>{title}</SectionIntroTitle>
      <Lead $maxWidth={leadWidth}>{lead}</Lead>
    </>
  );
}

const Lead = styled(SectionIntroLead)<{ $maxWidth?: string }>`
  margin-top: 20px;
  ${({ $maxWidth }) => $maxWidth && `max-width: ${$maxWidth};`}
`;

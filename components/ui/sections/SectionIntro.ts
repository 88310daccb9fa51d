import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

/** The intro of a section: heading in seven columns, lead in five, aligned at the bottom. */
export const SectionIntro = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;
  padding-bottom: clamp(40px, 4.4vw, 64px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-bottom: 32px;
  }
`;

export const SectionIntroTitle = styled.h2`
  ${text.d2}
`;

export const SectionIntroLead = styled.p`
  ${text.lead}
  color: ${tokens.on.muted};
`;

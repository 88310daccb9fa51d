import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

/** Starts below the header, which overlays the page. */
export const TopSection = styled.section.attrs(onSurface('deep'))`
  padding-block: calc(${tokens.header.desktop}px + 40px) 64px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 48px;
  }
`;

export const PageTitle = styled.h1`
  ${text.playerH1}
`;

export const SummaryLine = styled.p`
  min-height: 24px;
  margin: 12px 0 40px;
  color: ${tokens.on.muted};

  b {
    font-weight: 700;
    color: ${tokens.on.text};
  }
`;

export const SectionStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  > section {
    scroll-margin-top: 16px;
  }

  ${media.below.laptop} {
    gap: 40px;
  }
`;

/** A section's heading, with filters at its end. */
export const SectionHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: ${tokens.control.normal};
  margin-bottom: 20px;

  h2 {
    ${text.playerH2}
  }
`;

/** The filters at the end of a section's heading. */
export const SectionTools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > :nth-child(2),
  > :only-child:not(button) {
    width: 200px;
  }

  ${media.below.tablet} {
    flex: 1 1 100%;

    && > :not(button) {
      flex: 1;
      width: auto;
      min-width: 0;
    }
  }
`;

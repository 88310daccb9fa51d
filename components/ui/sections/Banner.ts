import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

/** The first band of a visitor's page, with the night sky as its background. */
export const Banner = styled.section.attrs(onSurface('deep'))`
  position: relative;
  overflow: hidden;
  background: ${tokens.gradient.sky};
`;

export const BannerLead = styled.p`
  ${text.lead}
  max-width: 40ch;
  margin-top: 24px;
  color: ${tokens.color.skyLead};
`;

/** The buttons below the lead; full width on phones. */
export const BannerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;

  ${media.below.tablet} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

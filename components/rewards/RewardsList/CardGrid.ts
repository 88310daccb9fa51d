import styled from 'styled-components';
import { media } from '../../theme/media';

/** In px; on phones `gapOnPhones`. */
export const cardGap = 16;
export const gapOnPhones = 12;
/** The narrowest a card gets between phones and wide screens, in px. */
export const narrowestCard = 176;

/** Reward cards: six in a row, fewer where they would be too narrow, two on phones. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${cardGap}px;

  > * {
    display: grid;
  }

  ${media.below.wide} {
    grid-template-columns: repeat(auto-fill, minmax(${narrowestCard}px, 1fr));
  }

  ${media.below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${gapOnPhones}px;
  }
`;

import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';

/** A button in a card's title that covers the whole card. */
export const TextCover = styled.button.attrs({ type: 'button' })`
  ${coveringLink}
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
`;

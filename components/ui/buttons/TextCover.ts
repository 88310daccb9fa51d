import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';

/** A button inside a card's title that makes the whole card pressable, as a link there would. */
export const TextCover = styled.button.attrs({ type: 'button' })`
  ${coveringLink}
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
`;

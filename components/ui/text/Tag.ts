import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

const { color, font, size } = tokens;

export const Tag = styled.span`
  display: inline-block;
  height: 22px;
  padding: 0 8px;
  border-radius: 3px;
  background-color: ${color.text};
  color: ${color.ink950};
  font: 700 ${size.least} / 22px ${font.body};
  white-space: nowrap;
`;

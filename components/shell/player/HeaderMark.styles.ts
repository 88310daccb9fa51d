import styled, { css } from 'styled-components';
import { tokens } from '../../theme/tokens';

/** A round link of the header with an icon and, where there is something new, a count. */
export const markStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.control.tap};
  height: ${tokens.control.tap};
  border-radius: 50%;
`;

export const MarkCount = styled.span`
  position: absolute;
  right: 3px;
  top: 3px;
  min-width: 16px;
  padding: 0 4px;
  border-radius: ${tokens.radius.pill};
  background-color: ${tokens.color.text};
  color: ${tokens.color.ink950};
  font: 700 ${tokens.size.least} / 16px ${tokens.font.display};
  text-align: center;
`;

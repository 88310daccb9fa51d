import { css } from 'styled-components';
import { tokens } from './tokens';

/** The line that shows where the keyboard is; GlobalStyle gives it to everything, a part may need it by hand. */
export const focusLine = css`
  outline: ${tokens.focus.width} solid ${tokens.on.focus};
  outline-offset: ${tokens.focus.offset};
`;

/** Read by screen readers, not drawn. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** At most so many lines, then an ellipsis. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

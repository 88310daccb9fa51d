import { css } from 'styled-components';
import { tokens } from './tokens';

/** The line that shows where the keyboard is; GlobalStyle gives it to everything, a part may need it by hand. */
export const focusLine = css`
  outline: ${tokens.focus.width} solid ${tokens.on.focus};
  outline-offset: ${tokens.focus.offset};
`;

/**
 * Selectors for what a pointer does. `data-shown` draws a state without the pointer, so that the page of parts can show it at rest.
 */
export const when = {
  hovered: "&:hover:not(:disabled, [aria-disabled='true']), &[data-shown='hover']",
  pressed: "&:active:not(:disabled, [aria-disabled='true']), &[data-shown='pressed']",
  focused: "&:focus-visible, &[data-shown='focus']",
} as const;

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

/** One line, then an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Stretches a link over its nearest positioned ancestor, so that a whole card is one target with one name. */
export const coveringLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${tokens.layer.raised};
    border-radius: inherit;
  }
`;

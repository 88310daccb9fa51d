import { tokens } from './tokens';

/** The theme of styled-components. */
export const theme = tokens;

export type Theme = typeof theme;

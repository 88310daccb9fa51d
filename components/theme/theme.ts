import { tokens } from './tokens';

/** The theme that styled-components hands to every component. */
export const theme = tokens;

export type Theme = typeof theme;

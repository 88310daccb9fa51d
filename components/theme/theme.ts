import { tokens } from './tokens';

export const theme = tokens;

export type Theme = typeof theme;

import type { Paints } from '../drawing/paints';
import { fill } from '../drawing/shapes';

export interface AvatarColors {
  dark: string;
  mid: string;
  accent: string;
  light: string;
  ink: string;
}

/** Draws a head and shoulders on a square of 128. */
export type Bust = (colors: AvatarColors, paints: Paints) => string;

/** Shoulders, one of them in shadow. */
export const shoulders = (color: string): string =>
  fill('M10 132C14 104 36 94 64 94C92 94 114 104 118 132Z', color) +
  fill('M64 94C92 94 114 104 118 132H64Z', '#000', 'opacity=".18"');

import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';

interface IconOptions {
  /** Rounded for browser tabs; phones round a full square themselves. */
  isRounded: boolean;
  /** Scale of the mark; phones may crop everything outside the middle 80%. */
  scale?: number;
}

const { gold, ink950, text } = tokens.color;
/** Half the side of the square. */
const middle = 24;

/** The club's mark on its night sky, as an SVG for tabs and home screens. */
export const drawIcon = ({ isRounded, scale = 1 }: IconOptions) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
  `<rect width="48" height="48" rx="${isRounded ? 10 : 0}" fill="${ink950}"/>` +
  `<g transform="translate(${middle} ${middle}) scale(${scale}) translate(-15 -15.4)" fill="none" stroke="${text}" stroke-width="2" stroke-linecap="round">` +
  '<path d="M13.4 9.8 4.6 24.6M16.6 9.8l8.8 14.8"/>' +
  '<path d="M2.6 23.8A22.5 22.5 0 0 0 27.4 23.8"/>' +
  `<path d="M15 12.5v12" stroke="${gold}"/>` +
  `<path d="${starPath(15, 5.6, 6.4, 0.29)}" fill="${gold}" stroke="none"/>` +
  '</g></svg>\n';

import type { FigureName } from '../starplayers/figures';

/** The sizes of constellations beside Star Players, in px. */
export const constellationSizes = {
  large: { width: 380, height: 340 },
  round: { width: 270, height: 270 },
  tall: { width: 240, height: 300 },
  listed: { width: 250, height: 250 },
} as const;

export type ConstellationSize = keyof typeof constellationSizes;

/** Drawings that are files, because they need neither a text nor the colors of the page. */
export const drawingNames = [
  'globe',
  'meridians',
  'meridians-bold',
  'ticket',
  'face',
  'logo',
  'clocks',
  'step-earn',
  'step-choose',
  'cookie',
  'night',
] as const;

type DrawingName = (typeof drawingNames)[number] | `${FigureName}-${ConstellationSize}`;

/** The address of a drawing. Browsers keep a file for good, so a change of a drawing needs a folder with another name. */
export const drawingAddress = (name: DrawingName) => `/static/drawings/359cef8dfc/${name}.svg`;

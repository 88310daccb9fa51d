import type { ConstellationSize } from '../starplayers/constellationSizes';
import type { FigureName } from '../starplayers/figures';
import folder from './folder.json';

/** The drawings that are files, because they need neither a text nor the colors of the page. */
export type DrawingName =
  | 'globe'
  | 'meridians'
  | 'meridians-bold'
  | 'ticket'
  | 'face'
  | 'logo'
  | 'clocks'
  | 'step-earn'
  | 'step-choose'
  | `${FigureName}-${ConstellationSize}`;

/** The address of a drawing. The folder's name changes with the drawings. */
export const drawingAddress = (name: DrawingName) => `${folder.address}/${name}.svg`;

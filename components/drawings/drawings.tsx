import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { KindClocks } from '../challenges/VisitorChallenges/KindClocks';
import { TicketPaper } from '../discount/TicketPaper';
import { Globe } from '../home/Globe';
import { Meridians } from '../home/Meridians';
import { ChooseDrawing, EarnDrawing } from '../rewards/VisitorRewards/StepDrawings';
import { Constellation } from '../starplayers/Constellation';
import { constellationSizes, type ConstellationSize } from '../starplayers/constellationSizes';
import { figures, type FigureName } from '../starplayers/figures';
import { Face } from '../sam/Phone';
import { LogoMark } from '../ui/icons/Logo';
import type { DrawingName } from './drawingAddress';

const isFigure = (name: string): name is FigureName => name in figures;
const isSize = (name: string): name is ConstellationSize => name in constellationSizes;

const file = (name: DrawingName, drawing: ReactElement) =>
  [name, renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')] as const;

/** The SVG files of all drawings, by name. */
export const drawings = [
  file('globe', <Globe />),
  file('meridians', <Meridians />),
  file('meridians-bold', <Meridians isBold />),
  file(
    'ticket',
    // Its lower left corner is below the ticket's own drawing, which lets it show.
    <svg viewBox="0 0 720 410" width="720" height="410">
      <TicketPaper />
    </svg>,
  ),
  file('face', <Face />),
  file('logo', <LogoMark />),
  file('clocks', <KindClocks />),
  file('step-earn', <EarnDrawing />),
  file('step-choose', <ChooseDrawing />),
  ...Object.keys(figures)
    .filter(isFigure)
    .flatMap((figure) =>
      Object.keys(constellationSizes)
        .filter(isSize)
        .map((size) => file(`${figure}-${size}`, <Constellation figure={figure} {...constellationSizes[size]} />)),
    ),
];

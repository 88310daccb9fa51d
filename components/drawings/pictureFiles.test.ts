import { existsSync, readFileSync } from 'node:fs';
import { visitorPages } from '../../routes';
import { cardUrl } from '../head/PageHead';
import { skies } from '../sky/Sky';
import { figures, type FigureName } from '../starplayers/figures';
import { constellationSizes, drawingAddress, drawingNames, type ConstellationSize } from './drawingAddress';

const isFigure = (name: string): name is FigureName => name in figures;
const isSize = (name: string): name is ConstellationSize => name in constellationSizes;

const drawings = [
  ...Object.values(skies).flatMap(({ back, trails, front }) => [back, trails, front]),
  ...drawingNames.map(drawingAddress),
  ...Object.keys(figures)
    .filter(isFigure)
    .flatMap((figure) =>
      Object.keys(constellationSizes)
        .filter(isSize)
        .map((size) => drawingAddress(`${figure}-${size}`)),
    ),
];

it.each(drawings)('%s is a well-formed drawing', (address) => {
  const picture = new DOMParser().parseFromString(readFileSync(`.${address}`, 'utf8'), 'image/svg+xml');

  expect(picture.querySelector('parsererror')).toBeNull();
});

it.each(visitorPages)('the card that a link to the page %s shows is a file', (page) => {
  expect(existsSync(`.${cardUrl(page)}`)).toBe(true);
});

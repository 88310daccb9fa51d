import type { GameArt, Ornament } from '../games';
import { letteringOf, type DrawnGame, type Lettering } from './lettering';
import { ornaments } from '../emblems/ornaments';
import { stop, type Paints } from '../drawing/paints';
import { path } from '../drawing/path';
import { fill, group } from '../drawing/shapes';

const hanging: readonly Ornament[] = ['beam', 'leaf', 'gate', 'ember', 'slash'];

/** Whether a game's ornament hangs below its lettering and needs room there. */
export const hasOrnamentBelow = (game: GameArt): boolean => hanging.includes(game.logo.ornament);

/** A game's name in its own lettering, with its ornament. */
export function letters(paints: Paints, game: DrawnGame): string {
  const lettering = letteringOf(game.slug);
  const { top, bottom, ornament } = game.logo;
  const sheen = paints.linear([stop(0, top), stop(0.45, top), stop(1, bottom)], [0, 0, 0, lettering.height], 'scene');
  const outlines = lettering.lines.map(({ outline }) => `<path d="${outline}"/>`).join('');
  const border = ornament === 'doubleOutline' ? borderStroke(top, 7) : '';
  const isSlanted = ornament === 'slash';
  return group(
    isSlanted ? 'transform="skewX(-8)"' : '',
    ornaments[ornament](lettering, game.logo),
    plate(game, outlines),
    group(`fill="${sheen}" fill-rule="nonzero" ${border}`, outlines),
    isSlanted ? underscore(lettering, bottom) : '',
  );
}

/** The thick dark outline behind the friendliest two names, and its shadow. */
function plate({ palette, logo }: GameArt, outlines: string): string {
  const edges: Partial<Record<Ornament, string>> = {
    outline: borderStroke(palette.deep, 18),
    doubleOutline: borderStroke('#12413f', 22),
  };
  const edge = edges[logo.ornament];
  if (!edge) return '';
  const paint = `fill="${palette.deep}" ${edge}`;
  return group(`${paint} transform="translate(0 5)"`, outlines) + group(paint, outlines);
}

const borderStroke = (color: string, width: number) =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;

function underscore({ width, height }: Lettering, color: string): string {
  const half = width / 2;
  return fill(path`M${-half} ${height + 16}H${half * 0.98}l-6 6H${-half - 8}Z`, color);
}

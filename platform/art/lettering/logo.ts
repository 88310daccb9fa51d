import { letteringOf, type DrawnGame } from './lettering';
import { hasOrnamentBelow, letters } from './letters';
import { tenth } from '../drawing/numbers';
import { Paints } from '../drawing/paints';
import { escaped } from '../drawing/shapes';

/** A game's name in its own lettering as an SVG, `width` pixels wide, or as wide as its place without one. */
export function logo(game: DrawnGame, { width }: { width?: number } = {}): string {
  const { ornament } = game.logo;
  const lettering = letteringOf(game.slug);
  const pad = ornament === 'outline' || ornament === 'doubleOutline' ? 16 : 24;
  const above = ornament === 'arc' ? lettering.width * 0.1375 + 32 : ornament === 'moons' ? 50 : pad;
  const below = hasOrnamentBelow(game) ? 36 : pad;
  const fullWidth = lettering.width * (ornament === 'orbit' ? 1.08 : 1) + pad * 2;
  const fullHeight = lettering.height + above + below;
  const paints = new Paints(`${game.slug},logo,600,800,0.5`);
  const body = letters(paints, game);
  const viewBox = [-fullWidth / 2, -above, fullWidth, fullHeight].map(tenth).join(' ');
  const size = width ? `width="${width}" height="${Math.round((width * fullHeight) / fullWidth)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size} role="img" aria-label="${escaped(game.name)}"><defs>${paints.defs}</defs>${body}</svg>`;
}

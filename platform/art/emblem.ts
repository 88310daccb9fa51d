import { coinCentre, coins, orbitBefore } from './coins';
import { mix } from './colour';
import { glyph, glyphFor, type Tones } from './glyph';
import type { GlyphName } from './glyphs';
import { stop, Paints } from './paints';
import { star } from './path';
import { mutedTones, rarityTones, starsOf, type Rarity } from './rarities';
import { fill, group, stroke } from './shapes';

export interface EmblemOptions {
  /** Slate instead of the rarity's colours: locked, or sold out. */
  muted?: boolean;
  /** The rarity's stars below the coin; left out where the name and stars stand beside it. */
  stars?: boolean;
  /** The figure on it; dealt by the id unless given. */
  glyph?: GlyphName;
}

const { x: cx, y: cy } = coinCentre;

/** A reward's emblem: a coin of its rarity around a glyph, as an SVG of 240 by 240. */
export function emblem(
  rarity: Rarity,
  id = '',
  { muted = false, stars = true, glyph: name = glyphFor(id) }: EmblemOptions = {},
): string {
  const tones = muted ? mutedTones : rarityTones[rarity];
  const paints = new Paints(`e${rarity}${name}${muted ? 'm' : ''},e,240,240,0.5`);
  const { markup, well } = coins[rarity](tones, paints);
  const body = [
    markup,
    hollow(paints, well, tones),
    glyph(paints, name, { x: cx, y: cy, size: 76 }, tones),
    rarity === 'exotic' ? orbitBefore(tones, paints) : '',
    stars ? magnitude(starsOf(rarity), tones.colour) : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${stars ? 0 : -10} 240 240" role="img" aria-label="${rarity} ${name}"><defs>${paints.defs}</defs>${body}</svg>`;
}

/** The well with a star chart engraved in it, and its edge. */
function hollow(paints: Paints, well: string, { colour, dark, ink }: Tones): string {
  const depth = paints.radial(
    [stop(0, mix(ink, dark, 0.75)), stop(0.7, ink), stop(1, mix(ink, '#070A14', 0.6))],
    [0.5, 0.18, 0.95],
  );
  const clip = paints.clip(well);
  const pole = cy + 86;
  return (
    fill(well, depth) +
    group(
      `${clip} fill="none" stroke="${colour}" stroke-width="1" opacity=".26"`,
      ...[60, 92, 124].map((radius) => `<circle cx="${cx}" cy="${pole}" r="${radius}"/>`),
      `<path d="M${cx} ${pole}V0M${cx} ${pole}L${cx - 90} 0M${cx} ${pole}L${cx + 90} 0M${cx} ${pole}L${cx - 200} 40M${cx} ${pole}L${cx + 200} 40"/>`,
    ) +
    stroke(well, colour, 1.4, 0.55) +
    stroke(well, '#000', 5, 0.28, clip)
  );
}

const magnitude = (count: number, colour: string): string =>
  Array.from({ length: count }, (_, i) => fill(star(cx + (i - (count - 1) / 2) * 22, 227, 9, 0.26), colour)).join('');

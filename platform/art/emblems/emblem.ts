import { coinCenter, coins, orbitBefore } from './coins';
import { mix } from '../drawing/color';
import { glyph, glyphFor, type Tones } from './glyph';
import type { GlyphName } from './glyphs';
import { fullTurn, hashText, randomFrom } from '../drawing/numbers';
import { stop, Paints } from '../drawing/paints';
import { star } from '../drawing/path';
import { mutedTones, rarityTones, starsOf, type Rarity } from './rarities';
import { fill, group, stroke } from '../drawing/shapes';
import type { Palette } from '../games';
import type { DrawnGame } from '../lettering/lettering';

export interface EmblemOptions {
  /** The game whose colors the hollow and the figure have; those of the rarity without one. */
  game?: DrawnGame;
  /** Slate instead of the rarity's colors: locked, or sold out. */
  muted?: boolean;
  /** The rarity's stars below the coin; omitted where the name and stars are shown beside it. */
  stars?: boolean;
  /** The figure on it; dealt by the id unless given. */
  glyph?: GlyphName;
}

const { x: cx, y: cy } = coinCenter;

/**
 * A reward's emblem: a coin of its rarity around a glyph in the colors of its game, as an SVG of 240 by 240; the id varies
 * what is engraved in it.
 */
export function emblem(
  rarity: Rarity,
  id = '',
  { game, muted = false, stars = true, glyph: name = glyphFor(id) }: EmblemOptions = {},
): string {
  const tones = muted ? mutedTones : rarityTones[rarity];
  const inner = muted || !game ? tones : tonesOf(game.palette);
  const paints = new Paints(`e${rarity}${name}${muted ? 'm' : (game?.slug ?? '')},e,240,240,0.5`);
  const { markup, well } = coins[rarity](tones, paints);
  const body = [
    markup,
    hollow(paints, well, inner, id),
    glyph(paints, name, { x: cx, y: cy, size: 76 }, inner),
    rarity === 'exotic' ? orbitBefore(tones, paints) : '',
    stars ? magnitude(starsOf(rarity), tones.color) : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${stars ? 0 : -10} 240 240" role="img" aria-label="${rarity} ${name}"><defs>${paints.defs}</defs>${body}</svg>`;
}

/** A game's colors as the tones of the figure and its hollow. */
const tonesOf = ({ ink, deep, accent, light }: Palette): Tones => ({
  light: mix(light, '#ffffff', 0.5),
  color: mix(light, accent, 0.6),
  dark: mix(accent, deep, 0.6),
  ink: mix(ink, deep, 0.35),
});

/** The well with a star chart engraved in it, and its edge. */
function hollow(paints: Paints, well: string, { color, dark, ink }: Tones, id: string): string {
  const depth = paints.radial(
    [stop(0, mix(ink, dark, 0.75)), stop(0.7, ink), stop(1, mix(ink, '#070A14', 0.6))],
    [0.5, 0.18, 0.95],
  );
  const clip = paints.clip(well);
  return (
    fill(well, depth) +
    group(clip, engraving(color, id)) +
    stroke(well, color, 1.4, 0.55) +
    stroke(well, '#000', 5, 0.28, clip)
  );
}

/** A pole with its parallels and meridians, turned as the id has it, and a few stars: no two rewards are struck alike. */
function engraving(color: string, id: string): string {
  const random = randomFrom(hashText(`engraved ${id}`));
  const pole = cy + 86;
  const lines = group(
    `transform="rotate(${Math.round((random() - 0.5) * 150)} ${cx} ${cy})" fill="none" stroke="${color}" stroke-width="1" opacity=".26"`,
    ...[60, 92, 124].map((radius) => `<circle cx="${cx}" cy="${pole}" r="${radius}"/>`),
    `<path d="M${cx} ${pole}V0M${cx} ${pole}L${cx - 90} 0M${cx} ${pole}L${cx + 90} 0M${cx} ${pole}L${cx - 200} 40M${cx} ${pole}L${cx + 200} 40"/>`,
  );
  const stars = Array.from({ length: 7 }, () => {
    const angle = random() * fullTurn;
    const away = 44 + random() * 16;
    return star(cx + Math.cos(angle) * away, cy + Math.sin(angle) * away, 2 + random() * 3, 0.2);
  });
  return lines + fill(stars.join(''), color, 'opacity=".6"');
}

const magnitude = (count: number, color: string): string =>
  Array.from({ length: count }, (_, i) => fill(star(cx + (i - (count - 1) / 2) * 22, 227, 9, 0.26), color)).join('');

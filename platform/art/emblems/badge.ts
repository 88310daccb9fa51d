import { mix } from '../drawing/color';
import { games, type Palette } from '../games';
import { glyph, glyphFor, type Tones } from './glyph';
import type { GlyphName } from './glyphs';
import type { DrawnGame } from '../lettering/lettering';
import { at, fractalNoise, hashText, noiseFrom, tenth } from '../drawing/numbers';
import { stop, Paints } from '../drawing/paints';
import { closed, type Point } from '../drawing/path';
import { circle, fill, group } from '../drawing/shapes';

export interface BadgeOptions {
  /** The game whose colors it has; chosen by the id by default. */
  game?: DrawnGame;
  glyph?: GlyphName;
  /** Not earned yet: slate, without light. */
  locked?: boolean;
}

interface Enamel {
  rim: readonly [from: string, to: string];
  edge: string;
  /** Top, middle and bottom of the sky; a locked badge has no middle. */
  sky: readonly string[];
  light?: string;
  lines: string;
  linesOpacity: string;
  farHills: string;
  nearHills: string;
  figure: Tones;
}

/** An enamel badge in the colors of its game, as an SVG of 200 by 200; the id gives its shape and its hills. */
export function badge(id: string, options: BadgeOptions = {}): string {
  const hash = hashText(id);
  const game = options.game ?? at(games, hash % games.length);
  const name = options.glyph ?? glyphFor(id);
  const enamel = options.locked ? lockedEnamel : enamelOf(game.palette);
  const paints = new Paints(`b${id}${options.game?.slug ?? ''},b,200,200,0.5`);
  const outline = at(outlines, (hash >>> 5) & 3);
  const body = [
    fill(outline(1), paints.linear([stop(0, enamel.rim[0]), stop(1, enamel.rim[1])])),
    fill(outline(0.93), enamel.edge),
    fill(outline(0.9), paints.linear(skyStops(enamel.sky))),
    landscape(paints, outline(0.9), enamel, hash),
    glyph(paints, name, { x: 100, y: 96, size: 78 }, enamel.figure),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="badge"><defs>${paints.defs}</defs>${body}</svg>`;
}

const skyStops = (sky: readonly string[]) =>
  sky.map((color, i) => stop(i === 0 ? 0 : i === sky.length - 1 ? 1 : 0.62, color));

const enamelOf = ({ ink, deep, mid, accent, light, haze }: Palette): Enamel => ({
  rim: [mix(light, '#ffe6b0', 0.5), mix(accent, '#6a3d14', 0.45)],
  edge: ink,
  sky: [deep, mid, haze],
  light,
  lines: light,
  linesOpacity: '0.32',
  farHills: deep,
  nearHills: ink,
  figure: { light: '#fffdf4', color: mix(light, accent, 0.35), dark: mix(accent, deep, 0.35), ink },
});

const lockedEnamel: Enamel = {
  rim: ['#5b678a', '#2a3556'],
  edge: '#0e1530',
  sky: ['#1d2747', '#0e1530'],
  lines: '#a8b3d1',
  linesOpacity: '0.14',
  farHills: '#131b33',
  nearHills: '#0b1122',
  figure: { light: '#7b88ad', color: '#56628a', dark: '#2a3556', ink: '#0b1122' },
};

/** A light, a piece of chart and two lines of hills, inside the rim. */
function landscape(paints: Paints, outline: string, enamel: Enamel, seed: number): string {
  const { light, lines, linesOpacity, farHills, nearHills } = enamel;
  const clip = paints.clip(outline);
  const noise = noiseFrom(seed);
  const hills = (y: number, height: number) => {
    let line = `M0 200L0 ${y}`;
    for (let x = 0; x <= 200; x += 8) line += `L${x} ${tenth(y - height * fractalNoise(noise, x * 0.03 + y, 3))}`;
    return `${line}L200 200Z`;
  };
  return group(
    clip,
    light ? circle(100, 112, 62, paints.radial([stop(0, light, 0.55), stop(1, light, 0)])) : '',
    group(
      `fill="none" stroke="${lines}" opacity="${linesOpacity}"`,
      '<circle cx="100" cy="150" r="70"/><circle cx="100" cy="150" r="104"/>',
      '<path d="M100 150V0M100 150L30 20M100 150L170 20M100 150L-20 80M100 150L220 80"/>',
    ),
    fill(hills(158, 30), farHills, 'opacity=".9"'),
    fill(hills(178, 26), nearHills),
  );
}

function round(k: number): string {
  const radius = 86 * k;
  return `M${100 - radius} 100a${radius} ${radius} 0 1 1 ${172 * k} 0a${radius} ${radius} 0 1 1 ${-172 * k} 0Z`;
}

const octagon = (k: number): string =>
  closed(
    Array.from({ length: 8 }, (_, i) => {
      const angle = ((22.5 + i * 45) * Math.PI) / 180;
      return about100([100 + Math.cos(angle) * 92, 100 + Math.sin(angle) * 92], k);
    }),
  );

const rosette = (k: number): string =>
  closed(
    Array.from({ length: 16 }, (_, i) => {
      const angle = ((-90 + i * 22.5) * Math.PI) / 180;
      const radius = i % 2 ? 80 : 92;
      return about100([100 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius], k);
    }),
  );

function shield(k: number): string {
  const top = about100([100, 6], k);
  const right = about100([182, 34], k);
  const foot = about100([100, 192], k);
  const left = about100([18, 34], k);
  return [
    `M${top.join(' ')}`,
    `C${100 + 30 * k} ${100 - 78 * k} ${100 + 58 * k} ${100 - 70 * k} ${right.join(' ')}`,
    `C${100 + 86 * k} ${100 + 20 * k} ${100 + 56 * k} ${100 + 66 * k} ${foot.join(' ')}`,
    `C${100 - 56 * k} ${100 + 66 * k} ${100 - 86 * k} ${100 + 20 * k} ${left.join(' ')}`,
    `C${100 - 58 * k} ${100 - 70 * k} ${100 - 30 * k} ${100 - 78 * k} ${top.join(' ')}Z`,
  ].join('');
}

const about100 = ([x, y]: Point, k: number): Point => [100 + (x - 100) * k, 100 + (y - 100) * k];

/** The four shapes of badges around 100 100, scaled about it. */
const outlines: readonly ((scale: number) => string)[] = [round, octagon, shield, rosette];

/** The five kinds of metal an emblem is struck in, cut facet by facet and lit from the upper left. */
import { mix } from '../drawing/color';
import type { Tones } from './glyph';
import { at, clamp, fullTurn, lerp } from '../drawing/numbers';
import { stop, type Paints } from '../drawing/paints';
import { closed, disc, path, type Point } from '../drawing/path';
import type { Rarity } from './rarities';
import { circle, fill, stroke } from '../drawing/shapes';

/** Where every coin's middle is, on a square of 240. */
export const coinCenter = { x: 120, y: 110 };
const { x: cx, y: cy } = coinCenter;

interface Coin {
  markup: string;
  /** Outline of the hollow in the middle that carries the glyph. */
  well: string;
}

export const coins: Record<Rarity, (tones: Tones, paints: Paints) => Coin> = {
  common: milledCoin,
  rare: bevelledHexagon,
  epic: cutSquare,
  legendary: sun,
  exotic: starCrystal,
};

/** A round coin with four notches. */
function milledCoin(tones: Tones): Coin {
  const notches = [0, 1, 2, 3].map((quarter) => {
    const angle = quarter * 1.5708 - 0.7854;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return path`M${cx + cos * 70} ${cy + sin * 70}L${cx + cos * 88} ${cy + sin * 88}`;
  });
  return {
    markup:
      bevel(circular(84), circular(72), tones, { edge: '' }) +
      circle(cx, cy, 72.5, mix(tones.ink, tones.dark, 0.25)) +
      stroke(notches.join(''), tones.ink, 3, 0.5),
    well: `${disc(cx, cy, 66)}Z`,
  };
}

/** Two bevels around a hexagon. */
function bevelledHexagon(tones: Tones): Coin {
  const outer = corners(6, 96);
  const middle = scaled(outer, 0.9);
  const inner = scaled(outer, 0.8);
  return {
    markup: bevel(outer, middle, tones) + bevel(middle, inner, tones, { before: 'opacity=".82" ' }),
    well: closed(scaled(outer, 0.77)),
  };
}

/** A square with its corners cut off: eight edges of four facets. */
function cutSquare(tones: Tones): Coin {
  const square = corners(4, 108);
  const outer = square.flatMap((corner, i): Point[] => {
    const next = at(square, (i + 1) % 4);
    return [
      [lerp(corner[0], next[0], 0.22), lerp(corner[1], next[1], 0.22)],
      [lerp(corner[0], next[0], 1 - 0.22), lerp(corner[1], next[1], 1 - 0.22)],
    ];
  });
  const inner = scaled(outer, 0.72);
  const light = lightOn(tones);
  const facets = outer.map((from, i) => {
    const to = at(outer, (i + 1) % 8);
    const innerFrom = at(inner, i);
    const innerTo = at(inner, (i + 1) % 8);
    const middle: Point = [(from[0] + to[0]) / 2 - cx, (from[1] + to[1]) / 2 - cy];
    const length = Math.hypot(...middle);
    const apex: Point = [cx + middle[0] * 0.8, cy + middle[1] * 0.8];
    const nx = middle[0] / length;
    const ny = middle[1] / length;
    return (
      fill(closed([from, to, apex]), light(nx, ny)) +
      fill(closed([from, apex, innerFrom]), light(nx * 0.7 - 0.35, ny * 0.7)) +
      fill(closed([to, apex, innerTo]), light(nx * 0.7 + 0.35, ny * 0.7 + 0.2)) +
      fill(closed([innerFrom, apex, innerTo]), light(-nx * 0.6, -ny * 0.6))
    );
  });
  return { markup: facets.join(''), well: closed(scaled(outer, 0.7)) };
}

/** Twelve rays behind a ring of 48 facets. */
function sun(tones: Tones, paints: Paints): Coin {
  const rays = corners(24, 106, 86);
  const litRays = rays.map((point, i): Point => (i % 2 ? point : at(scaled([point], 0.97), 0)));
  const outer = corners(12, 98, 90);
  const middle = corners(12, 82, 82, -75);
  const inner = circular(70).filter((_point, i) => i % 4 === 0);
  const light = lightOn(tones);
  const gold = paints.linear([stop(0, tones.light), stop(0.5, tones.color), stop(1, tones.dark)]);
  const facets = outer.map((from, i) => {
    const to = at(outer, (i + 1) % 12);
    const apex = at(middle, i);
    const innerFrom = at(inner, i);
    const innerTo = at(inner, (i + 1) % 12);
    const nx = (apex[0] - cx) / 82;
    const ny = (apex[1] - cy) / 82;
    return (
      fill(closed([from, to, apex]), light(nx, ny)) +
      fill(closed([from, apex, innerFrom]), light(nx - 0.5, ny + 0.1)) +
      fill(closed([to, apex, innerTo]), light(nx + 0.5, ny + 0.3)) +
      fill(closed([innerFrom, apex, innerTo]), light(-nx * 0.7, -ny * 0.7))
    );
  });
  return {
    markup: fill(closed(rays), tones.dark) + fill(closed(litRays), gold, 'opacity=".55"') + facets.join(''),
    well: `${disc(cx, cy, 68)}Z`,
  };
}

/** A crystal of five points, circled by an orbit (its near half is drawn later, over the crystal). */
function starCrystal(tones: Tones): Coin {
  const outer = corners(10, 108, 80);
  const inner = corners(10, 68, 64);
  const light = lightOn(tones);
  const orbit = `<g transform="rotate(-22 ${cx} ${cy})"><ellipse cx="${cx}" cy="${cy}" rx="116" ry="40" fill="none" stroke="${tones.color}" stroke-width="2.4" opacity=".75"/></g>`;
  const facets = outer.map((from, i) => {
    const to = at(outer, (i + 1) % 10);
    const innerFrom = at(inner, i);
    const innerTo = at(inner, (i + 1) % 10);
    const apex: Point = [
      from[0] * 0.34 + to[0] * 0.26 + innerFrom[0] * 0.2 + innerTo[0] * 0.2,
      from[1] * 0.34 + to[1] * 0.26 + innerFrom[1] * 0.2 + innerTo[1] * 0.2,
    ];
    const nx = (apex[0] - cx) / 92;
    const ny = (apex[1] - cy) / 92;
    return (
      fill(closed([from, to, apex]), light(nx, ny)) +
      fill(closed([from, apex, innerFrom]), light(nx - 0.6, ny + 0.05)) +
      fill(closed([to, apex, innerTo]), light(nx + 0.55, ny + 0.35)) +
      fill(closed([innerFrom, apex, innerTo]), light(-nx * 0.8, -ny * 0.8))
    );
  });
  return { markup: orbit + facets.join(''), well: closed(scaled(inner, 0.97)) };
}

/** The near half of an exotic's orbit, with its two moons. */
export function orbitBefore(tones: Tones, paints: Paints): string {
  return `<g transform="rotate(-22 ${cx} ${cy})"><g ${paints.clip(`M0 ${cy}h240v120h-240Z`)}><ellipse cx="${cx}" cy="${cy}" rx="116" ry="40" fill="none" stroke="${tones.light}" stroke-width="2.4"/></g>${circle(cx + 104, cy + 17.5, 6, tones.light)}${circle(cx - 84, cy + 27.5, 3.6, tones.color)}</g>`;
}

/** Corners around the middle, every second one on the inner radius; the first is `from` degrees from the right. */
export const corners = (count: number, outer: number, inner = outer, from = -90): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + (i * 360) / count) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });

/** A circle as 48 corners, from the top. */
export const circular = (radius: number): Point[] =>
  Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * fullTurn - 1.5708;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });

export const scaled = (points: readonly Point[], scale: number): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);

/** The tone of a facet that faces (nx, ny). */
export function lightOn({ ink, dark, color, light }: Tones): (nx: number, ny: number) => string {
  return (nx, ny) => {
    const amount = clamp(0.5 + 0.5 * (nx * -0.5 + ny * -0.86));
    if (amount < 0.5) return mix(ink, dark, 0.35 + amount * 1.3);
    if (amount < 0.8) return mix(dark, color, (amount - 0.5) / 0.3);
    return mix(color, light, ((amount - 0.8) / 0.2) * 0.8);
  };
}

/** The sloped faces between two outlines. */
export function bevel(
  outer: readonly Point[],
  inner: readonly Point[],
  tones: Tones,
  { edge = `stroke="${tones.ink}" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round"`, before = '' } = {},
): string {
  const light = lightOn(tones);
  const faces = outer.map((from, i) => {
    const to = at(outer, (i + 1) % outer.length);
    const mx = (from[0] + to[0]) / 2 - cx;
    const my = (from[1] + to[1]) / 2 - cy;
    const length = Math.hypot(mx, my) || 1;
    const face = closed([from, to, at(inner, (i + 1) % inner.length), at(inner, i)]);
    return `<path d="${face}" ${before}fill="${light(mx / length, my / length)}" ${edge}/>`;
  });
  return faces.join('');
}

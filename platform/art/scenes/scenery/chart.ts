/** The star chart that lies over every sky, and the constellations on it. */
import { at } from '../../drawing/numbers';
import { disc, path, star } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill, stroke } from '../../drawing/shapes';

interface Chart {
  x: number;
  y: number;
  color: string;
  opacity?: number;
  innerRadius?: number;
  rings?: number;
  /** From ring to ring. */
  gap?: number;
  spokes?: number;
}

/** Parallels, meridians, and 180 ticks around the outermost ring. */
export function chart(
  scene: Scene,
  { x, y, color, opacity = 0.3, innerRadius = 150, rings = 4, gap = 85, spokes = 24 }: Chart,
): void {
  const outerRadius = innerRadius + (rings - 1) * gap;
  const along = (angle: number, from: number, to: number) =>
    path`M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to}`;
  let lines = '';
  for (let i = 0; i < rings; i++) lines += disc(x, y, innerRadius + i * gap);
  for (let i = 0; i < spokes; i++) lines += along((i / spokes) * Math.PI * 2, innerRadius, outerRadius);
  let ticks = '';
  for (let i = 0; i < 180; i++) {
    const length = i % 15 === 0 ? 14 : i % 5 === 0 ? 9 : 5;
    ticks += along((i / 90) * Math.PI, outerRadius, outerRadius + length);
  }
  scene.add(
    `<g fill="none" stroke="${color}" opacity="${opacity}"><path d="${lines}" stroke-width=".9"/><path d="${ticks}" stroke-width="1"/></g>`,
  );
}

/** A star of a constellation: its place and its magnitude. */
export type ChartStar = readonly [x: number, y: number, size: number];

interface Constellation {
  stars: readonly ChartStar[];
  /** Pairs of indices into `stars`. */
  links: readonly (readonly [from: number, to: number])[];
  color: string;
  opacity?: number;
  scale?: number;
}

export function constellationOn(scene: Scene, { stars, links, color, opacity = 0.9, scale = 1 }: Constellation): void {
  const lines = links.map(([from, to]) => {
    const [x1, y1] = at(stars, from);
    const [x2, y2] = at(stars, to);
    return path`M${x1} ${y1}L${x2} ${y2}`;
  });
  scene.add(
    stroke(lines.join(''), color, 1 * scale, opacity * 0.55),
    ...stars.map(([x, y, size]) => fill(star(x, y, size * scale, 0.2), color, `opacity="${opacity}"`)),
  );
}

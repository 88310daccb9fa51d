import { at, hashText, lerp, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { closed, jagged, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill, group } from '../../drawing/shapes';

interface Mountain {
  x: number;
  base: number;
  width: number;
  height: number;
  seed: number;
  /** The side the light falls on. */
  light: 'left' | 'right';
  color: string;
  lit: string;
  /** The haze at its foot. */
  foot: string;
  /** Gullies on the lit face. */
  facets?: number;
  /** Its cap: how far down it reaches as a share of the height, and its colors in light and shadow. */
  snow?: { share: number; lit: string; shaded: string };
}

/** How many times its edges are split: all mountains are equally rough. */
const splits = 5;

/** One mountain: silhouette, lit face, shadowed gullies, two lit slivers on the dark face, perhaps snow. */
export function mountain(scene: Scene, options: Mountain): void {
  const { x, base, width, height, seed, color, lit, foot, facets = 3, snow } = options;
  const random = randomFrom(hashText(`mt${seed}${width}${height}`));
  const isLitLeft = options.light === 'left';
  const summit: Point = [x, base - height];
  const left = jagged([x - width / 2, base], summit, 0.16, splits, random);
  const right = jagged(summit, [x + width / 2, base], 0.16, splits, random);
  const spine = jagged(summit, [x + 0.06 * width * (isLitLeft ? 1 : -1), base], 0.34, splits, random);
  const silhouette = [...left, ...right.slice(1)];
  const litFace = isLitLeft ? [...left, ...spine.slice(1)] : [...spine.toReversed(), ...right.slice(1)];
  scene.add(
    fill(closed(silhouette), scene.linear([stop(0, color), stop(1, foot)])),
    fill(closed(litFace), scene.linear([stop(0, lit), stop(0.75, foot)])),
  );

  const along = (edge: readonly Point[], share: number) =>
    at(edge, Math.max(0, Math.min(edge.length - 1, Math.trunc(share * edge.length))));
  let gullies = '';
  for (let i = 0; i < facets; i++) {
    const from = 0.16 + i * (0.62 / facets) + random() * 0.05;
    const to = from + 0.1 + random() * 0.08;
    const start = along(spine, from);
    const end = along(spine, to);
    const reach = 0.45 + random() * 0.3;
    const slope = isLitLeft ? along(left, 1 - to - 0.14) : along(right, to + 0.14);
    gullies += closed([start, [lerp(start[0], slope[0], reach), lerp(start[1], slope[1], reach) + height * 0.03], end]);
  }
  scene.add(fill(gullies, color, 'opacity=".62"'));

  let slivers = '';
  for (let i = 0; i < 2; i++) {
    const from = 0.22 + i * 0.26;
    const start = along(spine, from);
    const edge = isLitLeft ? along(right, from + 0.2) : along(left, 1 - from - 0.2);
    slivers += closed([
      [lerp(start[0], edge[0], 0.35), lerp(start[1], edge[1], 0.25)],
      [lerp(start[0], edge[0], 0.8), lerp(start[1], edge[1], 0.75)],
      [lerp(start[0], edge[0], 0.55), lerp(start[1], edge[1], 1) + height * 0.05],
    ]);
  }
  scene.add(fill(slivers, lit, 'opacity=".22"'));

  if (!snow) return;
  const line = base - height * (1 - snow.share);
  const edge: Point[] = [];
  for (let at = x - width; at <= x + width; at += width / 26) edge.push([at, line + (random() - 0.5) * height * 0.16]);
  const cap = closed([[x - width, base - height - 40], ...edge, [x + width, base - height - 40]]);
  scene.add(
    group(
      scene.clip(closed(silhouette)),
      fill(cap, snow.shaded),
      group(scene.clip(closed(litFace)), fill(cap, snow.lit)),
    ),
  );
}

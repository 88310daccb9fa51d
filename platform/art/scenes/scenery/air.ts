/** Everything that hangs in the air: the sky itself, glow, haze, stars and rays. */
import { hashText, lerp, randomFrom, tenth } from '../../drawing/numbers';
import { stop, type Stop } from '../../drawing/paints';
import { closed, star } from '../../drawing/path';
import type { Scene } from '../Scene';
import { circle, fill, rect } from '../../drawing/shapes';

export const sky = (scene: Scene, stops: readonly Stop[]): void =>
  scene.add(rect(0, 0, scene.width, scene.height, scene.linear(stops)));

/** A soft light; `blend` is a CSS blend mode. */
export function glow(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 0.8,
  blend?: 'screen',
): void {
  const light = scene.radial([
    stop(0, color, opacity),
    stop(0.18, color, opacity * 0.62),
    stop(0.42, color, opacity * 0.25),
    stop(0.7, color, opacity * 0.07),
    stop(1, color, 0),
  ]);
  scene.add(circle(x, y, radius, light, blend ? `style="mix-blend-mode:${blend}"` : ''));
}

/** A band of mist across the whole scene, densest at `y`. */
export function haze(scene: Scene, y: number, height: number, color: string, opacity = 0.5): void {
  const mist = scene.linear([stop(0, color, 0), stop(0.5, color, opacity), stop(1, color, 0)]);
  scene.add(rect(0, y - height / 2, scene.width, height, mist));
}

interface Stars {
  count: number;
  /** How far down they reach; they thin out towards it. */
  depth: number;
  color?: string;
  seed?: number;
  /** How many of them are large and four-pointed. */
  sparkles?: number;
}

export function stars(scene: Scene, { count, depth, color = '#ffffff', seed = 1, sparkles = 5 }: Stars): void {
  const shown = scene.isTiny ? Math.floor(count * 0.35) : count;
  const random = randomFrom(hashText(`m${seed}`));
  let points = '';
  for (let i = 0; i < shown; i++) {
    const x = random() * scene.width;
    const fall = random();
    const y = depth * fall ** 1.15;
    const size = random();
    const radius = size > 0.93 ? 1.9 : size > 0.7 ? 1.2 : 0.75;
    const opacity = (1 - fall * 0.7) * (0.35 + 0.6 * random());
    points += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" opacity="${opacity.toFixed(2)}"/>`;
  }
  let large = '';
  for (let i = 0; i < sparkles; i++) {
    const x = random() * scene.width;
    const y = random() * depth * 0.7;
    large += star(x, y, 5 + random() * 5);
  }
  scene.add(`<g fill="${color}">${points}</g>`, fill(large, color, 'opacity=".85"'));
}

interface Rays {
  x: number;
  y: number;
  length: number;
  /** Directions of the fan's edges, in radians. */
  from: number;
  to: number;
  count: number;
  color: string;
  opacity: number;
  seed: number;
  blur: number;
}

/** A fan of light falling from one point. */
export function rays(scene: Scene, { x, y, length, from, to, count, color, opacity, seed, blur }: Rays): void {
  const random = randomFrom(seed);
  let beams = '';
  for (let i = 0; i < count; i++) {
    const angle = lerp(from, to, (i + 0.2 + random() * 0.6) / count);
    const spread = ((to - from) / count) * (0.16 + random() * 0.34);
    beams += closed([
      [x, y],
      [x + Math.cos(angle - spread) * length, y + Math.sin(angle - spread) * length],
      [x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length],
    ]);
  }
  const light = scene.radial(
    [stop(0, color, opacity), stop(0.35, color, opacity * 0.6), stop(1, color, 0)],
    [x, y, length],
    'scene',
  );
  scene.add(fill(beams, light, `${scene.blur(blur, 0.1)} style="mix-blend-mode:screen"`));
}

import { randomFrom, type Random } from '../../drawing/numbers';
import { path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill } from '../../drawing/shapes';

/** The outline of a heaped cloud with its base at `y`. */
export function cloud(x: number, y: number, width: number, random: Random, height = 0.34): string {
  const puffs = 6 + Math.floor(width / 90);
  const puffWidth = width / puffs;
  let outline = path`M${x - width / 2} ${y}`;
  let left = x - width / 2;
  for (let i = 0; i < puffs; i++) {
    const along = (i + 0.5) / puffs;
    const swell = puffWidth * (0.62 + Math.sin(along * Math.PI) * height * 2.4 * (0.7 + random() * 0.5));
    const radius = Math.max(puffWidth * 0.52, swell);
    const rise = Math.sin((Math.PI * (i + 1)) / puffs) * width * 0.1 * (0.6 + random() * 0.7);
    outline += path`A${radius} ${radius} 0 0 1 ${left + puffWidth} ${y - rise}`;
    left += puffWidth;
  }
  return outline + path`L${x + width / 2} ${y}Z`;
}

interface Streaks {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  opacity: number;
  seed: number;
}

/** Five flat streaks of cloud, one above the other. */
export function streaks(scene: Scene, { x, y, width, height, color, opacity, seed }: Streaks): void {
  const random = randomFrom(seed);
  let outline = '';
  for (let i = 0; i < 5; i++) {
    const w = width * (0.35 + random() * 0.6);
    const cx = x + (random() - 0.5) * width * 0.5;
    const cy = y + (i - 2) * height * 0.34;
    const h = height * (0.14 + random() * 0.2);
    outline += path`M${cx - w / 2} ${cy}C${cx - w * 0.3} ${cy - h} ${cx + w * 0.2} ${cy - h * 1.3} ${cx + w / 2} ${cy}
      C${cx + w * 0.2} ${cy + h * 0.5} ${cx - w * 0.3} ${cy + h * 0.4} ${cx - w / 2} ${cy}Z`;
  }
  scene.add(fill(outline, color, `opacity="${opacity}"`));
}

import { randomFrom } from '../../drawing/numbers';
import { path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { stroke } from '../../drawing/shapes';

interface Birds {
  x: number;
  y: number;
  count: number;
  color: string;
  scale: number;
  seed: number;
}

/** A loose flock, far away. */
export function birds(scene: Scene, { x, y, count, color, scale, seed }: Birds): void {
  const random = randomFrom(seed);
  let wings = '';
  for (let i = 0; i < count; i++) {
    const cx = x + (random() - 0.5) * 170 * scale;
    const cy = y + (random() - 0.5) * 70 * scale;
    const span = (5 + random() * 7) * scale;
    wings += path`M${cx - span} ${cy - span * 0.3}Q${cx - span * 0.4} ${cy - span * 0.5} ${cx} ${cy}
      Q${cx + span * 0.4} ${cy - span * 0.5} ${cx + span} ${cy - span * 0.3}`;
  }
  scene.add(stroke(wings, color, 1.8 * scale, 1, 'stroke-linecap="round"'));
}

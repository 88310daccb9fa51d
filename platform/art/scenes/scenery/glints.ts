import { lerp, randomFrom } from '../../drawing/numbers';
import { path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill } from '../../drawing/shapes';

interface Glints {
  x: number;
  /** From the far shore to the near one. */
  top: number;
  bottom: number;
  /** How wide the path of light is at the far and at the near end. */
  farWidth: number;
  nearWidth: number;
  color: string;
  count: number;
  seed: number;
  opacity: number;
}

/** A path of light on water: flecks that widen towards the viewer. */
export function glints(
  scene: Scene,
  { x, top, bottom, farWidth, nearWidth, color, count, seed, opacity }: Glints,
): void {
  const random = randomFrom(seed);
  let flecks = '';
  for (let i = 0; i < count; i++) {
    const near = (i + random() * 0.6) / count;
    const y = lerp(top, bottom, near ** 1.35);
    const spread = lerp(farWidth, nearWidth, near);
    const width = spread * (0.25 + random() * 0.75);
    const cx = x + (random() - 0.5) * spread * 0.9;
    const height = lerp(1, 4.2, near);
    flecks += path`M${cx - width / 2} ${y}Q${cx} ${y - height} ${cx + width / 2} ${y}Q${cx} ${y + height} ${cx - width / 2} ${y}Z`;
  }
  scene.add(fill(flecks, color, `opacity="${opacity}"`));
}

import { hashText, lerp, pick, randomFrom, type Random } from '../../drawing/numbers';
import { closed, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill } from '../../drawing/shapes';

interface Pines {
  count: number;
  shortest: number;
  tallest: number;
  color: string;
  seed: string;
  /** Where they may grow. */
  where?: (x: number) => boolean;
}

/** A wood of pines along a ridge; most are nearer the shortest than the tallest. */
export function pines(
  scene: Scene,
  line: readonly Point[],
  { count, shortest, tallest, color, seed, where = () => true }: Pines,
): void {
  const random = randomFrom(hashText(`p${seed}`));
  let outlines = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = pick(line, random);
    const height = lerp(shortest, tallest, random() ** 1.6);
    if (where(x)) outlines += pine(x + random() * 6, y + height * 0.1, height, random);
  }
  scene.add(fill(outlines, color));
}

function pine(x: number, y: number, height: number, random: Random): string {
  const tiers = 6 + (height > 60 ? 3 : 0);
  const width = height * 0.2;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const down = i / tiers;
    const tierY = y - height + height * 0.93 * down;
    const reach = width * down ** 0.85 * (0.88 + random() * 0.24);
    left.push([x - reach, tierY + height * 0.03], [x - reach * 0.5, tierY + height * 0.012]);
    right.push([x + reach * (0.9 + random() * 0.2), tierY + height * 0.03], [x + reach * 0.5, tierY + height * 0.012]);
  }
  const trunk: Point[] = [
    [x + height * 0.02, y],
    [x - height * 0.02, y],
  ];
  return closed([[x, y - height * 1.02], ...right, ...trunk, ...left.reverse()]);
}

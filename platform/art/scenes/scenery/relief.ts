/** Land: the line of a ridge, the surface below it and the light along it. */
import { fractalNoise, hashText, noiseFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { open, path, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { fill, stroke } from '../../drawing/shapes';

interface Ridge {
  y: number;
  height: number;
  /** Hills a unit of width: .003 rolls, .008 bristles. */
  frequency: number;
  seed: number;
  /** Rolling hills, or sharp peaks. */
  kind?: 'hills' | 'peaks';
  octaves?: number;
  /** Bends the line by the distance from the focal point; below zero lifts it. */
  shape?: (distance: number) => number;
}

/** The upper edge of a stretch of land, from beyond the left to beyond the right of the scene. */
export function ridge(
  scene: Scene,
  { y, height, frequency, seed, kind = 'hills', octaves = kind === 'peaks' ? 5 : 3, shape = () => 0 }: Ridge,
): Point[] {
  const noise = noiseFrom(hashText(`r${seed}`));
  const step = scene.isTiny ? 14 : 7;
  const points: Point[] = [];
  for (let x = -step * 2; x <= scene.width + step * 2; x += step) {
    const position = (x - scene.focusX) * frequency + 50;
    const rise = kind === 'peaks' ? peak(noise, position, octaves) : fractalNoise(noise, position, octaves, 0.42);
    points.push([x, y - height * rise + shape(x - scene.focusX)]);
  }
  return points;
}

/** Noise folded about its middle: creases become summits. */
function peak(noise: (position: number) => number, position: number, octaves: number): number {
  let sum = 0;
  let total = 0;
  let strength = 1;
  let x = position;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * (1 - Math.abs(2 * noise(x + octave * 9.7) - 1)) ** 1.3;
    total += strength;
    strength *= 0.46;
    x *= 2.1;
  }
  return sum / total;
}

/** Fills everything below a ridge, from its own color to the haze at its foot, `depth` units below its summit. */
export function land(scene: Scene, line: readonly Point[], color: string, foot: string, depth = 330): void {
  const summit = Math.min(...line.map(([, y]) => y));
  const bottom = Math.min(scene.height, summit + depth);
  const surface = scene.linear([stop(0, color), stop(1, foot)], [0, summit, 0, bottom], 'scene');
  scene.add(fill(open(line) + path`L${scene.width + 30} ${scene.height}L-30 ${scene.height}Z`, surface));
}

interface RimLight {
  color: string;
  /** Where the light is, and how far along the line it reaches. */
  x: number;
  y: number;
  reach: number;
  width?: number;
  opacity?: number;
}

/** Light along an edge, only near where it comes from. */
export function rimLight(
  scene: Scene,
  line: readonly Point[],
  { color, x, y, reach, width = 1.6, opacity = 0.9 }: RimLight,
): void {
  const light = scene.radial(
    [stop(0, color, opacity), stop(0.4, color, opacity * 0.5), stop(1, color, 0)],
    [x, y, reach],
    'scene',
  );
  scene.add(stroke(open(line), light, width));
}

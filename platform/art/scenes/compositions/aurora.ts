import { clamp, hashText, noiseFrom, randomFrom, tenth } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, path, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { figure } from '../scenery/figure';
import { glints } from '../scenery/glints';
import { mountain } from '../scenery/mountain';
import { pines } from '../scenery/pines';
import { land, ridge } from '../scenery/relief';
import { fill, group, rect, stroke } from '../../drawing/shapes';

/** Hollow North: a lit tent on a snowy rise, a frozen lake, an alp, and curtains of northern light. */
export function aurora(scene: Scene): void {
  const { focusX } = scene;
  sky(scene, [
    stop(0, '#040b1c'),
    stop(0.3, '#07203a'),
    stop(0.5, '#0d4554'),
    stop(0.64, '#3d8f8c'),
    stop(0.72, '#a9dcc4'),
  ]);
  stars(scene, { count: 220, depth: 470, color: '#eafffb', seed: 11, sparkles: 9 });
  curtain(scene, {
    y: 250,
    sway: 40,
    length: 900,
    phase: 0.55,
    height: 250,
    lower: '#2fd6a0',
    upper: '#5b58c9',
    opacity: 0.55,
    seed: 2,
  });
  curtain(scene, {
    y: 330,
    sway: 46,
    length: 760,
    phase: 0.12,
    height: 300,
    lower: '#43f0ad',
    upper: '#6a4fd0',
    opacity: 1,
    seed: 5,
  });
  glow(scene, focusX - 40, 470, 460, '#8ff0c8', 0.4);
  land(scene, ridge(scene, { y: 560, height: 110, frequency: 0.006, kind: 'peaks', seed: 52 }), '#4f9a9c', '#b4e0cc');
  haze(scene, 556, 90, '#c9f0dc', 0.55);
  alps(scene);
  haze(scene, 616, 70, '#a6e4d2', 0.5);
  frozenLake(scene);
  camp(scene);
}

interface Curtain {
  y: number;
  sway: number;
  length: number;
  phase: number;
  height: number;
  lower: string;
  upper: string;
  opacity: number;
  seed: number;
}

/** A hanging fold of light, drawn as narrow strips that are blurred together. */
function curtain(scene: Scene, { y, sway, length, phase, height, lower, upper, opacity, seed }: Curtain): void {
  const noise = noiseFrom(hashText(`au${seed}`));
  const light = scene.linear([
    stop(0, upper, 0),
    stop(0.35, upper, 0.35),
    stop(0.82, lower, 0.95),
    stop(0.93, '#eafff4', 0.9),
    stop(1, lower, 0),
  ]);
  const step = scene.isTiny ? 14 : 7;
  let strips = '';
  for (let x = -20; x < scene.width + 20; x += step) {
    const u = (x - scene.focusX) / length + phase;
    const foot = y + sway * Math.sin(u * 6.283) + sway * 0.4 * Math.sin(u * 15 + 1) + (x - scene.focusX) * 0.1;
    const stripHeight = height * (0.45 + 0.75 * noise(x * 0.017 + seed)) * (0.8 + 0.4 * noise(x * 0.11 + 9));
    const strength = opacity * (0.25 + 0.85 * noise(x * 0.012 + 40) * (0.65 + 0.5 * noise(x * 0.14 + 3)));
    strips += `<rect x="${tenth(x)}" y="${tenth(foot - stripHeight)}" width="${step + 0.8}" height="${tenth(stripHeight)}" fill="${light}" opacity="${strength.toFixed(2)}"/>`;
  }
  scene.add(group(`${scene.blur(3.2, 0.02)} style="mix-blend-mode:screen"`, strips));
}

function alps(scene: Scene): void {
  const { focusX } = scene;
  mountain(scene, {
    x: focusX + 130,
    base: 620,
    width: 560,
    height: 350,
    seed: 12,
    light: 'left',
    color: '#123a58',
    lit: '#8fd6cd',
    foot: '#4d94a0',
    facets: 4,
    snow: { share: 0.34, lit: '#f1fff8', shaded: '#2a6480' },
  });
  mountain(scene, {
    x: focusX - 270,
    base: 622,
    width: 430,
    height: 230,
    seed: 22,
    light: 'right',
    color: '#164060',
    lit: '#7cc4c4',
    foot: '#4d94a0',
    snow: { share: 0.3, lit: '#dcfbf0', shaded: '#2a6480' },
  });
  if (!scene.isWide) return;
  mountain(scene, {
    x: focusX - 700,
    base: 624,
    width: 620,
    height: 320,
    seed: 32,
    light: 'right',
    color: '#123a58',
    lit: '#5aa3b0',
    foot: '#3f8594',
    snow: { share: 0.3, lit: '#c4efe6', shaded: '#2a6480' },
  });
  mountain(scene, {
    x: focusX + 560,
    base: 624,
    width: 480,
    height: 230,
    seed: 42,
    light: 'left',
    color: '#164060',
    lit: '#6ab6ba',
    foot: '#4d94a0',
    snow: { share: 0.3, lit: '#dcfbf0', shaded: '#2a6480' },
  });
}

function frozenLake(scene: Scene): void {
  const { width, focusX } = scene;
  const ice = scene.linear([stop(0, '#7cc9c0'), stop(0.25, '#2d7f8c'), stop(1, '#0a2b44')]);
  scene.add(rect(0, 618, width, 182, ice));
  glints(scene, {
    x: focusX - 30,
    top: 622,
    bottom: 720,
    farWidth: 120,
    nearWidth: 330,
    color: '#e9fff6',
    count: 26,
    seed: 3,
    opacity: 0.55,
  });
  const random = randomFrom(14);
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    let x = focusX + (random() - 0.5) * width * 0.8;
    let y = 640 + random() * 60;
    cracks += path`M${x} ${y}`;
    for (let k = 0; k < 4; k++) {
      x += (random() - 0.4) * 70;
      y += random() * 22;
      cracks += path`L${x} ${y}`;
    }
  }
  scene.add(stroke(cracks, '#e9fff6', 1, 0.4));
}

function camp(scene: Scene): void {
  const { width, focusX, isWide } = scene;
  const rise = ridge(scene, {
    y: 800,
    height: 40,
    frequency: 0.005,
    seed: 61,
    octaves: 4,
    shape: (x) =>
      -1 * clamp(1 - Math.abs(x + 70) / (isWide ? 240 : 330)) ** 0.7 * (isWide ? 88 : 146) -
      clamp((Math.abs(x) - 230) / 400) * 110,
  });
  land(scene, rise, '#d6f3ee', '#3a7a92');
  pines(scene, rise, {
    count: Math.floor(width / 15),
    shortest: 60,
    tallest: 150,
    color: '#08233a',
    seed: 'pn',
    where: (x) => Math.abs(x - focusX + 60) > 170,
  });
  tent(scene, nearest(rise, focusX - 30));
  const [x, y] = nearest(rise, focusX - 118);
  scene.add(figure({ x, y: y + 3, height: 72, color: '#08233a', scarf: '#ff8a3d', carries: 'staff' }));
}

function tent(scene: Scene, [x, y]: Point): void {
  glow(scene, x, y - 20, 120, '#ffb45e', 0.75);
  const canvas = scene.linear([stop(0, '#ffdf9a'), stop(1, '#ff8a3d')]);
  scene.add(
    fill(path`M${x - 52} ${y + 5}L${x} ${y - 66}L${x + 56} ${y + 5}Z`, canvas),
    fill(path`M${x} ${y - 66}L${x + 56} ${y + 5}H${x + 22}Z`, '#b8482a'),
    fill(path`M${x - 12} ${y + 5}L${x} ${y - 44}L${x + 13} ${y + 5}Z`, '#fff3c9'),
    stroke(path`M${x - 6} ${y - 76}L${x + 2} ${y - 62}M${x + 6} ${y - 76}L${x - 2} ${y - 62}`, '#08233a', 3),
  );
}

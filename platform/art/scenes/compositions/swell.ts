import { mix } from '../../drawing/color';
import { fractalNoise, hashText, noiseFrom, pick, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, path, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky } from '../scenery/air';
import { chart } from '../scenery/chart';
import { cloud } from '../scenery/clouds';
import { mountain } from '../scenery/mountain';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle, fill, group, moved, rect, stroke } from '../../drawing/shapes';

const lampY = 205;

/** Saltwatch: a lighthouse in heavy weather, its beam over a small boat on pointed waves. */
export function swell(scene: Scene): void {
  const { focusX, isWide } = scene;
  const lampX = focusX + (isWide ? 130 : 96);
  storm(scene);
  haze(scene, 500, 170, '#b8bf93', 0.5);
  chart(scene, { x: lampX, y: lampY, color: '#d9ead0', opacity: 0.15 });
  beams(scene, lampX);
  land(scene, ridge(scene, { y: 500, height: 24, frequency: 0.006, seed: 3 }), '#4d7a72', '#24535a');
  lighthouse(scene, lampX);
  sea(scene, lampX);
  rain(scene);
}

function storm(scene: Scene): void {
  const { width, focusX } = scene;
  sky(scene, [stop(0, '#071a20'), stop(0.35, '#123a40'), stop(0.58, '#3b6c66'), stop(0.7, '#9db08d')]);
  const random = randomFrom(77);
  for (let i = 0; i < 7; i++) {
    const x = focusX + (random() - 0.5) * width * 1.2;
    const outline = cloud(x, 110 + i * 44, 420 + random() * 380, random, 0.2);
    const gray = scene.linear([stop(0, mix('#2c5a5a', '#6e9688', i / 7)), stop(1, '#0d2a30')]);
    scene.add(fill(outline, gray, 'opacity="0.34"'));
  }
}

function beams(scene: Scene, x: number): void {
  const y = lampY;
  glow(scene, x, y, 330, '#ffd98a', 0.6);
  const seaward = scene.radial(
    [stop(0, '#fff0b8', 0.95), stop(0.2, '#ffe09a', 0.5), stop(0.6, '#ffd98a', 0.16), stop(1, '#ffd98a', 0)],
    [x, y, 1100],
    'scene',
  );
  const landward = scene.radial(
    [stop(0, '#fff0b8', 0.8), stop(0.2, '#ffe09a', 0.35), stop(1, '#ffd98a', 0)],
    [x, y, 700],
    'scene',
  );
  scene.add(
    fill(path`M${x} ${y}L${x - 1500} ${y - 215}L${x - 1500} ${y + 70}Z`, seaward),
    fill(path`M${x} ${y}L${x + 1200} ${y - 60}L${x + 1200} ${y + 190}Z`, landward),
  );
}

function lighthouse(scene: Scene, x: number): void {
  const dark = '#10262c';
  const y = lampY;
  mountain(scene, {
    x: x + 16,
    base: 600,
    width: 330,
    height: 158,
    seed: 31,
    light: 'left',
    color: '#0c242b',
    lit: '#2f5a58',
    foot: '#0b2a31',
  });
  const plaster = scene.linear([stop(0, '#f3e6c4'), stop(0.4, '#b3a98c'), stop(1, '#3a4a48')], [0, 0, 1, 0]);
  scene.add(
    fill(path`M${x - 20} 470L${x - 13} ${y + 26}h26L${x + 20} 470Z`, plaster),
    fill(
      path`M${x - 18} 420L${x - 16.6} 372h33.2L${x + 18} 420ZM${x - 15.4} 326L${x - 14} 280h28L${x + 15.4} 326Z`,
      '#b8452f',
      'opacity=".92"',
    ),
    fill(path`M${x + 3} 470L${x + 2} ${y + 26}h11L${x + 20} 470Z`, '#071a20', 'opacity=".55"'),
    rect(x - 21, y + 20, 42, 7, dark),
    rect(x - 12, y - 14, 24, 34, '#fff3c6'),
    stroke(path`M${x - 12} ${y - 14}v34M${x} ${y - 14}v34M${x + 12} ${y - 14}v34`, dark, 2.4),
    fill(path`M${x - 17} ${y - 13}L${x} ${y - 38}L${x + 17} ${y - 13}Z`, dark),
    stroke(path`M${x} ${y - 38}v-16`, dark, 2.4),
    fill(path`M${x + 26} 470v-34l16-12l16 12v34Z`, dark),
    rect(x + 38, 446, 7, 9, '#ffd98a'),
  );
  glow(scene, x, y, 90, '#fff6d2', 1);
}

function sea(scene: Scene, lampX: number): void {
  wave(scene, lampX, {
    y: 556,
    height: 40,
    length: 300,
    phase: 0.1,
    color: '#3a6f6c',
    foot: '#1f4f57',
    foam: '#e9e2b6',
    light: 0.6,
  });
  wave(scene, lampX, {
    y: 612,
    height: 70,
    length: 420,
    phase: 0.42,
    color: '#2a6066',
    foot: '#123c47',
    foam: '#ffe6a8',
    light: 0.7,
  });
  const carrying = wave(scene, lampX, {
    y: 694,
    height: 120,
    length: 560,
    phase: 0.66,
    color: '#1d4e58',
    foot: '#0b2a35',
    foam: '#ffe6a8',
    light: 0.8,
  });
  const [x, y] = nearest(carrying, scene.focusX - 86);
  scene.add(boat(x, y));
  wave(scene, lampX, {
    y: 806,
    height: 120,
    length: 760,
    phase: 0.3,
    color: '#0e3440',
    foot: '#061920',
    foam: '#bcd8bf',
    light: 0.5,
  });
}

interface Wave {
  y: number;
  height: number;
  /** From crest to crest. */
  length: number;
  /** Where the first crest is, in wave lengths from the focal point. */
  phase: number;
  color: string;
  foot: string;
  foam: string;
  /** How strongly the lamp lights its edge. */
  light: number;
}

/** A row of pointed crests, each lit from behind and streaked with foam. */
function wave(scene: Scene, lampX: number, { y, height, length, phase, color, foot, foam, light }: Wave): Point[] {
  const { width, focusX } = scene;
  const noise = noiseFrom(hashText(`sw${y}`));
  const line: Point[] = [];
  for (let x = -40; x <= width + 40; x += 6) {
    const u = (x - focusX) / length + phase;
    const trough = Math.abs(Math.sin(u * 3.1416 + 0.25 * Math.sin(u * 3.1)));
    const crest = (1 - Math.pow(trough, 0.82)) * (0.55 + 0.75 * noise(Math.floor(u + 0.5) * 1.7 + 0.3));
    line.push([x, y - height * (crest + 0.1 * fractalNoise(noise, u * 5, 2))]);
  }
  land(scene, line, color, foot, height * 2.4);
  rimLight(scene, line, {
    color: foam,
    x: lampX - 120,
    y: y - height,
    reach: width * 0.55,
    width: 2.4,
    opacity: light,
  });
  const random = randomFrom(hashText(`w${y}`));
  let streaks = '';
  for (let i = 0; i < width / 26; i++) {
    const [x, crestY] = pick(line, random);
    const reach = 14 + random() * 46;
    const streakY = crestY + 12 + random() * height * 1.1;
    streaks += path`M${x - reach} ${streakY + reach * 0.22}Q${x} ${streakY - 3} ${x + reach} ${streakY + reach * 0.16}`;
  }
  scene.add(stroke(streaks, foam, 1.3, 0.34, 'stroke-linecap="round"'));
  return line;
}

const boat = (x: number, y: number): string =>
  group(
    `transform="${moved(x, y + 6)} rotate(-12)"`,
    fill('M-52 -16L50 -20C44 0 34 8 20 10L-30 10C-42 6 -48 -4 -52 -16Z', '#081a20'),
    fill('M-52 -16L50 -20L47 -13L-49 -9Z', '#c9522f'),
    fill('M-8 -18V-100C18 -84 34 -52 38 -24Z', '#efe4c2'),
    fill('M-14 -20V-88C-26 -66 -34 -42 -36 -22Z', '#cbbf9c'),
    stroke('M-10 -14V-108', '#081a20', 3),
    circle(-44, -26, 4, '#ffe6a0'),
  );

function rain(scene: Scene): void {
  const random = randomFrom(5);
  let drops = '';
  for (let i = 0; i < (scene.isTiny ? 0 : 80); i++) {
    const x = random() * scene.width * 1.1;
    const y = random() * 640;
    const length = 26 + random() * 44;
    drops += path`M${x} ${y}l${-length * 0.3} ${length}`;
  }
  scene.add(stroke(drops, '#dff2ea', 1, 0.16));
}

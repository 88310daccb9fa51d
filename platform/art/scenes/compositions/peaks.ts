import { clamp } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { chart, constellationOn } from '../scenery/chart';
import { figure } from '../scenery/figure';
import { mountain } from '../scenery/mountain';
import { pines } from '../scenery/pines';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle } from '../../drawing/shapes';

/** Far Meridian: a walker on a spur, looking over pine ridges at a low sun between peaks. */
export function peaks(scene: Scene): void {
  const { focusX } = scene;
  dusk(scene);
  land(scene, ridge(scene, { y: 560, height: 96, frequency: 0.007, kind: 'peaks', seed: 41 }), '#e58f86', '#ffd0a0');
  haze(scene, 560, 120, '#ffd9a8', 0.55);
  massif(scene);
  haze(scene, 612, 110, '#f4a183', 0.6);
  foothills(scene);

  const spur = nearRidge(scene);
  const [x, y] = nearest(spur, focusX - 150);
  scene.add(figure({ x, y: y + 2, height: 84, color: '#120b2c', scarf: '#ff7a5e', carries: 'staff' }));
}

function dusk(scene: Scene): void {
  const { focusX } = scene;
  sky(scene, [
    stop(0, '#15123c'),
    stop(0.28, '#3b2a74'),
    stop(0.48, '#9a4a8c'),
    stop(0.62, '#f5806f'),
    stop(0.7, '#ffc98c'),
    stop(0.8, '#ffe3b4'),
  ]);
  stars(scene, { count: 130, depth: 330, color: '#f3e9ff', seed: 3 });
  chart(scene, { x: focusX, y: 505, color: '#ffe6c8', innerRadius: 210, rings: 5, gap: 88 });
  constellationOn(scene, {
    stars: [
      [focusX - 205, 86, 6],
      [focusX - 128, 130, 5],
      [focusX - 60, 92, 8],
      [focusX + 34, 120, 5],
      [focusX + 96, 64, 7],
      [focusX + 176, 112, 5],
      [focusX - 96, 206, 5],
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [1, 6],
    ],
    color: '#fff3dd',
    opacity: 0.95,
    scale: 1.1,
  });
  glow(scene, focusX, 505, 430, '#ffd79a', 0.85);
  scene.add(circle(focusX, 505, 82, scene.linear([stop(0, '#fffbe6'), stop(1, '#ffd894')])));
}

function massif(scene: Scene): void {
  const { focusX } = scene;
  mountain(scene, {
    x: focusX + 255,
    base: 610,
    width: 520,
    height: 330,
    seed: 3,
    light: 'left',
    color: '#8d4a86',
    lit: '#f0906f',
    foot: '#d47f86',
    snow: { share: 0.2, lit: '#ffd9b8', shaded: '#a9679b' },
  });
  mountain(scene, {
    x: focusX - 330,
    base: 610,
    width: 480,
    height: 250,
    seed: 9,
    light: 'right',
    color: '#93508a',
    lit: '#e98a76',
    foot: '#d07c88',
  });
  if (!scene.isWide) return;
  mountain(scene, {
    x: focusX - 760,
    base: 620,
    width: 620,
    height: 330,
    seed: 19,
    light: 'right',
    color: '#7d4486',
    lit: '#b8668a',
    foot: '#b86d8c',
  });
  mountain(scene, {
    x: focusX + 640,
    base: 620,
    width: 520,
    height: 260,
    seed: 29,
    light: 'left',
    color: '#84468a',
    lit: '#dd8078',
    foot: '#c07488',
  });
}

function foothills(scene: Scene): void {
  const { width, focusX } = scene;
  const far = ridge(scene, { y: 640, height: 78, frequency: 0.006, seed: 5, octaves: 4 });
  land(scene, far, '#5f3578', '#8f4d83');
  pines(scene, far, { count: Math.floor(width / 9), shortest: 14, tallest: 34, color: '#5f3578', seed: 'q' });
  haze(scene, 668, 80, '#b8607f', 0.35);

  const middle = ridge(scene, {
    y: 706,
    height: 86,
    frequency: 0.0052,
    seed: 8,
    octaves: 4,
    shape: (x) => clamp(1 - Math.abs(x) / 260) * 46,
  });
  land(scene, middle, '#3a2361', '#54306e');
  pines(scene, middle, {
    count: Math.floor(width / 8),
    shortest: 24,
    tallest: 58,
    color: '#3a2361',
    seed: 'w',
    where: (x) => Math.abs(x - focusX) > 60,
  });
}

/** The ridge in front, with the spur under the walker. */
function nearRidge(scene: Scene): Point[] {
  const { width, focusX } = scene;
  const line = ridge(scene, { y: 800, height: 60, frequency: 0.004, seed: 12, octaves: 4, shape: spurShape });
  land(scene, line, '#1d1342', '#120c2c');
  rimLight(scene, line, { color: '#ffb98a', x: focusX - 90, y: 640, reach: 330, width: 2.2 });
  pines(scene, line, {
    count: Math.floor(width / 12),
    shortest: 60,
    tallest: 128,
    color: '#160f36',
    seed: 'e',
    where: (x) => Math.abs(x - (focusX - 150)) > 95 && Math.abs(x - focusX) > 70,
  });
  return line;
}

/** Rises slowly from the left to a small ledge, then falls off steeply. */
function spurShape(x: number): number {
  const u = x + 150;
  const rise = clamp(1 + (u + 14) / 260) ** 1.6;
  const ledge = 1 - (0.06 * (u + 14)) / 60;
  const drop = clamp(0.94 - (u - 46) / 70) ** 0.8 * 1;
  return -150 * (u < -14 ? rise : u < 46 ? ledge : drop) - clamp((Math.abs(x) - 240) / 400) * 70;
}

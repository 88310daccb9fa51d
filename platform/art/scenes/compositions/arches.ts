import { clamp } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky } from '../scenery/air';
import { birds } from '../scenery/birds';
import { chart } from '../scenery/chart';
import { streaks } from '../scenery/clouds';
import { figure } from '../scenery/figure';
import { glints } from '../scenery/glints';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle, fill, rect } from '../../drawing/shapes';

/** The Last Aqueduct: two rows of arches over still water, the nearer one broken off. */
export function arches(scene: Scene): void {
  const { width, focusX } = scene;
  evening(scene);
  land(scene, ridge(scene, { y: 590, height: 60, frequency: 0.006, seed: 21, kind: 'peaks' }), '#e7a276', '#ffd9a0');
  haze(scene, 590, 110, '#ffe0a6', 0.6);
  aqueduct(scene, {
    left: focusX - width,
    right: focusX + width,
    top: 392,
    base: 606,
    bay: 84,
    face: '#d98f6c',
    inside: '#eeb383',
    lit: '#f2b987',
  });
  haze(scene, 600, 130, '#ffd7a0', 0.55);
  aqueduct(scene, {
    left: focusX + 76,
    right: focusX + width + 200,
    top: 262,
    base: 668,
    bay: 196,
    face: '#a8564d',
    inside: '#d98660',
    lit: '#dd8a62',
  });
  ruin(scene);
  haze(scene, 668, 120, '#ffc98c', 0.5);
  stillWater(scene);
  birds(scene, { x: focusX - 150, y: 330, count: 9, color: '#7a3b45', scale: 1.1, seed: 5 });
  nearShore(scene);
}

function evening(scene: Scene): void {
  const x = scene.focusX - 20;
  sky(scene, [
    stop(0, '#6d4a63'),
    stop(0.25, '#b8695f'),
    stop(0.48, '#ec9f6b'),
    stop(0.66, '#ffd796'),
    stop(0.75, '#fff0c4'),
  ]);
  chart(scene, { x, y: 470, color: '#fff2d4', opacity: 0.2, innerRadius: 230, gap: 95 });
  glow(scene, x, 470, 420, '#fff0bd', 0.9);
  scene.add(circle(x, 470, 66, '#fff8dc'));
  const { focusX } = scene;
  streaks(scene, { x: focusX + 100, y: 250, width: 560, height: 120, color: '#ffe1b4', opacity: 0.3, seed: 7 });
  streaks(scene, { x: focusX - 320, y: 190, width: 420, height: 80, color: '#f7b98a', opacity: 0.35, seed: 11 });
}

interface Aqueduct {
  left: number;
  right: number;
  top: number;
  base: number;
  /** Width of one arch with its pier. */
  bay: number;
  face: string;
  /** The underside of the arches. */
  inside: string;
  lit: string;
}

/** Round arches in two tiers, the upper one with three small arches over each large one. */
function aqueduct(scene: Scene, { left, right, top, base, bay, face, inside, lit }: Aqueduct): void {
  const height = base - top;
  const tier = top + height * 0.36;
  const pier = bay * 0.2;
  let wall = path`M${left} ${top}L${right} ${top}L${right} ${base}L${left} ${base}Z`;
  let undersides = '';
  for (let i = 0; i < Math.round((right - left) / bay); i++) {
    const a = left + i * bay + pier / 2;
    const b = a + bay - pier;
    const r = (b - a) / 2;
    const spring = tier + height * 0.05 + r;
    const opening = path`M${a} ${base}L${a} ${spring}A${r} ${r} 0 0 1 ${b} ${spring}`;
    wall += opening + path`L${b} ${base}Z`;
    undersides += opening;
    undersides += path`L${b - r * 0.36} ${spring}A${r * 0.82} ${r * 0.9} 0 0 0 ${a + r * 0.12} ${spring}L${a + r * 0.12} ${base}Z`;
    for (let k = 0; k < 3; k++) {
      const third = bay / 3;
      const from = left + i * bay + k * third + third * 0.17;
      const to = from + third * 0.66;
      const radius = (to - from) / 2;
      const smallSpring = top + height * 0.1 + radius;
      const sill = tier - height * 0.03;
      wall += path`M${from} ${sill}L${from} ${smallSpring}A${radius} ${radius} 0 0 1 ${to} ${smallSpring}L${to} ${sill}Z`;
    }
  }
  const stone = scene.linear([stop(0, face), stop(0.7, face), stop(1, lit)]);
  scene.add(
    fill(undersides, inside),
    fill(wall, stone, 'fill-rule="evenodd"'),
    rect(left, top - height * 0.018, right - left, height * 0.022, lit),
    rect(left, tier - height * 0.02, right - left, height * 0.02, lit, 'opacity=".8"'),
  );
}

/** The torn end of the near aqueduct and, across the gap, the stump of its last pier. */
function ruin(scene: Scene): void {
  const x = scene.focusX;
  scene.add(
    fill(
      path`M${x + 76} 255L${x + 70} 330L${x + 84} 372L${x + 66} 420L${x + 76} 680L${x + 50} 690L${x + 40} 610
        L${x + 52} 560L${x + 44} 470L${x + 58} 400L${x + 50} 330L${x + 66} 300Z`,
      '#a8564d',
    ),
    fill(
      path`M${x + 50} 330L${x + 58} 400L${x + 44} 470L${x + 52} 560L${x + 40} 610L${x + 50} 690L${x + 58} 690
        L${x + 62} 560L${x + 56} 470L${x + 68} 400L${x + 60} 330Z`,
      '#ffcf96',
    ),
    fill(path`M${x - 250} 690L${x - 258} 520L${x - 240} 492L${x - 220} 510L${x - 212} 480L${x - 196} 690Z`, '#a8564d'),
    fill(path`M${x - 212} 480L${x - 196} 690L${x - 208} 690L${x - 218} 512Z`, '#ffcf96'),
  );
}

function stillWater(scene: Scene): void {
  const water = scene.linear([stop(0, '#ffd490'), stop(0.25, '#d98562'), stop(1, '#4b2440')]);
  scene.add(rect(0, 664, scene.width, 136, water));
  glints(scene, {
    x: scene.focusX - 20,
    top: 668,
    bottom: 796,
    farWidth: 40,
    nearWidth: 190,
    color: '#fff3c9',
    count: 30,
    seed: 4,
    opacity: 0.9,
  });
}

function nearShore(scene: Scene): void {
  const { focusX } = scene;
  const shore = ridge(scene, {
    y: 795,
    height: 30,
    frequency: 0.006,
    seed: 33,
    octaves: 3,
    shape: (x) => -1 * clamp(1 - Math.abs(x + 96) / 150) ** 0.6 * 80 - clamp((Math.abs(x) - 200) / 500) * 90,
  });
  land(scene, shore, '#3a1a35', '#200f24');
  rimLight(scene, shore, { color: '#ffd08e', x: focusX - 40, y: 690, reach: 260, width: 2.2 });
  const [x, y] = nearest(shore, focusX - 100);
  scene.add(figure({ x, y: y + 2, height: 86, color: '#2a1228', scarf: '#ffe1a3', lamp: '#fff3c4', carries: 'staff' }));
}

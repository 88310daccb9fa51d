import { lighten } from '../../drawing/color';
import { clamp, pick, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, path, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky } from '../scenery/air';
import { cloud } from '../scenery/clouds';
import { figure } from '../scenery/figure';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle, fill, group, moved, rect, stroke } from '../../drawing/shapes';

/** Kite Season: three children on a green hill, their kites over a village. */
export function kites(scene: Scene): void {
  const { focusX } = scene;
  const random = randomFrom(8);
  sky(scene, [stop(0, '#6cc3d9'), stop(0.4, '#bfe6e0'), stop(0.7, '#fdf3d8')]);
  for (let i = 0; i < 5; i++) {
    const x = focusX + (i - 2) * scene.width * 0.24 + (random() - 0.5) * 90;
    const outline = cloud(x, 300 + random() * 170, 200 + random() * 220, random, 0.4);
    scene.add(fill(outline, '#ffffff', 'opacity=".8"'));
  }
  glow(scene, focusX - 170, 120, 330, '#fffbe6', 1);
  scene.add(circle(focusX - 170, 120, 44, '#fff9dc'));
  land(scene, ridge(scene, { y: 560, height: 60, frequency: 0.005, seed: 4 }), '#a9d9c4', '#d9ecc4');
  haze(scene, 556, 70, '#fdf6dc', 0.5);
  land(scene, ridge(scene, { y: 600, height: 56, frequency: 0.0046, seed: 14 }), '#79c49a', '#b6dd9a');
  const hill = villageHill(scene);
  for (let i = 0; i < scene.width / 34; i++) {
    const [x, y] = pick(hill, random);
    const radius = 7 + random() * 8;
    if (Math.abs(x - focusX - 150) > 110) scene.add(circle(x, y - radius * 0.5, radius, '#3a9468'));
  }
  playground(scene);
  land(scene, ridge(scene, { y: 800, height: 40, frequency: 0.006, seed: 44 }), '#1c6456', '#124a46');
}

/** Houses of the village: from the focal point, width and height. */
const houses = [
  [120, 30, 40],
  [160, 36, 56],
  [204, 30, 36],
  [86, 26, 30],
] as const;

function villageHill(scene: Scene): Point[] {
  const hill = ridge(scene, {
    y: 655,
    height: 70,
    frequency: 0.004,
    seed: 24,
    shape: (x) => -1 * clamp(1 - Math.abs(x - 150) / 300) * 60,
  });
  land(scene, hill, '#4fae7a', '#9ad27a');
  houses.forEach(([dx, w, h], i) => {
    const [x, y] = nearest(hill, scene.focusX + dx);
    const eaves = y - h + 7;
    scene.add(
      rect(x - w / 2, y - h + 6, w, h, '#fff4dc'),
      rect(x - w / 2, y - h + 6, w * 0.3, h, '#e9c9a8'),
      fill(
        path`M${x - w / 2 - 4} ${eaves}L${x} ${y - h - 18}L${x + w / 2 + 4} ${eaves}Z`,
        i % 2 ? '#e2574f' : '#d98a3d',
      ),
      rect(x - 3, y - h + 18, 7, 9, '#3f7a9a'),
    );
  });
  return hill;
}

/** The near hill, the children on it and the kites they hold. */
function playground(scene: Scene): void {
  const { focusX } = scene;
  const hill = ridge(scene, {
    y: 760,
    height: 90,
    frequency: 0.003,
    seed: 34,
    shape: (x) => -1 * clamp(1 - Math.abs(x + 70) / 260) ** 0.8 * 40,
  });
  land(scene, hill, '#2f9166', '#1f6a5a');
  rimLight(scene, hill, { color: '#f4ffb8', x: focusX - 160, y: 690, reach: 330, width: 2.4, opacity: 0.8 });
  const eldest = nearest(hill, focusX - 96);
  const youngest = nearest(hill, focusX - 20);
  const third = nearest(hill, focusX + 96);
  for (const kite of kitesOver(scene, eldest, youngest, third)) fly(scene, kite);
  scene.add(child(eldest, 72, '#ff7a5c'));
  scene.add(child(youngest, 52, '#ffc94d'));
  scene.add(child(third, 56, '#3fb8c4'));
  grass(scene, hill);
}

const child = ([x, y]: Point, height: number, scarf: string): string =>
  figure({ x, y: y + 3, height, color: '#24365c', scarf });

interface Kite {
  x: number;
  y: number;
  size: number;
  /** Degrees it leans. */
  turn: number;
  right: string;
  left: string;
  /** Its upper right sail, and the bows on its tail. */
  trim: string;
  /** The hand at the other end of the string. */
  hand: Point;
}

function kitesOver(scene: Scene, eldest: Point, youngest: Point, third: Point): Kite[] {
  const x = scene.focusX;
  const near: Kite[] = [
    {
      x: x + 96,
      y: 190,
      size: 108,
      turn: 24,
      right: '#ff7a5c',
      left: '#e2434f',
      trim: '#ffc94d',
      hand: [eldest[0] + 14, eldest[1] - 50],
    },
    {
      x: x - 130,
      y: 322,
      size: 62,
      turn: -20,
      right: '#3fb8c4',
      left: '#2a86a8',
      trim: '#fff0c4',
      hand: [youngest[0] + 6, youngest[1] - 34],
    },
    {
      x: x + 222,
      y: 372,
      size: 46,
      turn: 30,
      right: '#ffc94d',
      left: '#f09a3d',
      trim: '#ff7a5c',
      hand: [third[0], third[1] - 36],
    },
  ];
  const beside: Kite[] = [
    {
      x: x - 430,
      y: 260,
      size: 70,
      turn: -18,
      right: '#b98fe0',
      left: '#8a5cc4',
      trim: '#ffe29a',
      hand: [x - 520, 660],
    },
    {
      x: x + 420,
      y: 240,
      size: 56,
      turn: 18,
      right: '#7fd29a',
      left: '#3fa87a',
      trim: '#fff0c4',
      hand: [x + 460, 640],
    },
  ];
  return scene.isWide ? [...near, ...beside] : near;
}

function fly(scene: Scene, { x, y, size, turn, right, left, trim, hand }: Kite): void {
  const radians = turn * 0.01745;
  const [handX, handY] = hand;
  const string = path`M${x} ${y}Q${(x + handX) / 2 + 30} ${(y + handY) / 2 + 70} ${handX} ${handY}`;
  const tailX = x - Math.sin(radians) * size * 1.0;
  const tailY = y + Math.cos(radians) * size * 1.0;
  let tail = path`M${tailX} ${tailY}Q${tailX + size * 0.2} ${tailY + size * 0.1} `;
  let bows = '';
  for (let i = 1; i < 6; i++) {
    const bowX = tailX + (i % 2 ? 1 : -1) * size * 0.26 - size * 0.16 * i * 0.5;
    const bowY = tailY + size * 0.3 * i;
    tail += (i === 1 ? '' : 'T') + path`${bowX} ${bowY}`;
    bows += path`M${bowX - size * 0.12} ${bowY - size * 0.08}L${bowX + size * 0.12} ${bowY + size * 0.08}
      V${bowY - size * 0.08}L${bowX - size * 0.12} ${bowY + size * 0.08}Z`;
  }
  scene.add(
    stroke(string, '#5c4a56', 1.3, 0.7),
    stroke(tail, '#5c4a56', 1.3, 0.8),
    fill(bows, trim),
    group(
      `transform="${moved(x, y)} rotate(${turn}) scale(${size / 100})"`,
      fill('M0 -100L62 -24L0 100Z', right),
      fill('M0 -100L-62 -24L0 100Z', left),
      fill('M0 -100L62 -24L0 -24Z', trim),
      fill('M-62 -24L0 -24L0 100Z', lighten(left, -0.07)),
      stroke('M0 -100V100M-62 -24H62', '#fffaf0', 3, 0.8),
    ),
  );
}

function grass(scene: Scene, hill: readonly Point[]): void {
  const random = randomFrom(70);
  let blades = '';
  for (let i = 0; i < scene.width / 5; i++) {
    const [x, y] = pick(hill, random);
    const height = 8 + random() * 16;
    blades += path`M${x} ${y + 4}q${(random() - 0.3) * 8} ${-height * 0.6} ${(random() - 0.2) * 12} ${-height}`;
  }
  scene.add(stroke(blades, '#1f7a5c', 1.6, 0.8));
}

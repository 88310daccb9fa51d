import { mix } from '../../drawing/color';
import { at, hashText, noiseFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { disc, nearest, path, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { chart } from '../scenery/chart';
import { streaks } from '../scenery/clouds';
import { figure } from '../scenery/figure';
import { land, rimLight } from '../scenery/relief';
import { circle, fill, group, stroke } from '../../drawing/shapes';

/** Twin Moon Caravan: five travelers with banners on the crest of a dune, under two moons. */
export function dunes(scene: Scene): void {
  const { focusX } = scene;
  moonrise(scene);
  streaks(scene, { x: focusX - 240, y: 400, width: 620, height: 70, color: '#ffd0b4', opacity: 0.55, seed: 4 });
  streaks(scene, { x: focusX + 300, y: 350, width: 480, height: 60, color: '#f4a7ae', opacity: 0.5, seed: 6 });
  mesas(scene);
  haze(scene, 510, 100, '#ffd9b4', 0.7);
  dune(scene, {
    y: 580,
    height: 60,
    length: 360,
    phase: 0.2,
    lit: '#f7b79c',
    shadow: '#b06f9a',
    foot: '#dd96a0',
  });
  haze(scene, 580, 60, '#ffd5b4', 0.45);
  dune(scene, {
    y: 640,
    height: 84,
    length: 520,
    phase: 0.62,
    lit: '#ef9d8b',
    shadow: '#8a5590',
    foot: '#b86f92',
  });
  const crest = dune(scene, {
    y: 720,
    height: 118,
    length: 760,
    phase: 0.8,
    lit: '#d97d80',
    shadow: '#5f3b80',
    foot: '#84497f',
    lee: 0.34,
  });
  caravan(scene, crest);
  dune(scene, {
    y: 830,
    height: 120,
    length: 1000,
    phase: 0.35,
    lit: '#7b4180',
    shadow: '#35215c',
    foot: '#2a194c',
    lee: 0.4,
  });
}

/** Craters of the larger moon: from its center, and their radius. */
const craters = [
  [-40, -30, 26],
  [30, 20, 36],
  [-16, 54, 18],
  [52, -44, 15],
  [-74, 20, 14],
] as const;

const moon = { y: 210, radius: 120 };
const moonX = (scene: Scene) => scene.focusX + 70;

function moonrise(scene: Scene): void {
  const x = moonX(scene);
  const { y, radius } = moon;
  sky(scene, [
    stop(0, '#31306b'),
    stop(0.25, '#6a4f92'),
    stop(0.45, '#c77ba0'),
    stop(0.58, '#ffb59c'),
    stop(0.68, '#ffe1b8'),
  ]);
  stars(scene, { count: 90, depth: 240, color: '#ffffff', seed: 9 });
  chart(scene, { x, y, color: '#ffe9e0', opacity: 0.2, innerRadius: 172, gap: 80 });
  glow(scene, x, y, 330, '#ffe9d2', 0.5);
  scene.add(circle(x, y, radius, scene.linear([stop(0, '#fff6e6'), stop(0.6, '#ffd2b4'), stop(1, '#f3a49a')])));
  scene.add(
    group(
      scene.clip(disc(x, y, radius)),
      ...craters.map(([dx, dy, r]) => circle(x + dx, y + dy, r, '#e9a79a', 'opacity=".28"')),
    ),
  );
  const small = scene.focusX - 150;
  scene.add(
    circle(small, 118, 40, scene.linear([stop(0, '#ffffff'), stop(1, '#e9b3c4')])),
    circle(small + 14, 110, 36, '#5b4a8c', 'opacity=".32"'),
  );
}

function mesas(scene: Scene): void {
  const x = scene.focusX;
  const outlines = [
    path`M${x - 420} 520L${x - 396} 450L${x - 330} 446L${x - 318} 474L${x - 280} 476L${x - 250} 520Z`,
    path`M${x + 190} 522L${x + 214} 470L${x + 260} 466L${x + 290} 522Z`,
    path`M${x + 520} 522L${x + 548} 430L${x + 640} 426L${x + 664} 470L${x + 720} 474L${x + 750} 522Z`,
    path`M${x - 900} 522L${x - 870} 440L${x - 790} 436L${x - 740} 522Z`,
  ];
  scene.add(fill(outlines.join(''), '#c9809c'));
}

interface Dune {
  y: number;
  height: number;
  /** From crest to crest. */
  length: number;
  phase: number;
  lit: string;
  shadow: string;
  foot: string;
  /** The share of a crest's length that falls off to leeward. */
  lee?: number;
}

/** A row of crests: each rises slowly to windward and falls off in an S-shaped shadow. */
function dune(scene: Scene, options: Dune): readonly Point[] {
  const { y, height, length, phase, lit, foot, lee = 0.3 } = options;
  const { width, focusX } = scene;
  const rise = 1 - lee;
  const noise = noiseFrom(hashText(`d${y}`));
  const crestAt = (x: number) => (x - focusX) / length + phase;
  const along = (x: number) => crestAt(x) - Math.floor(crestAt(x));
  const isLee = ([x]: Point) => along(x) >= rise;
  const line: Point[] = [];
  for (let x = -60; x <= width + 60; x += 8) {
    const lift = isLee([x, y])
      ? Math.cos((((along(x) - rise) / lee) * Math.PI) / 2) ** 1.1
      : Math.sin(((along(x) / rise) * Math.PI) / 2) ** 1.25;
    const crest = height * (0.6 + 0.8 * noise(Math.floor(crestAt(x)) + 0.5));
    line.push([x, y - crest * lift]);
  }
  land(scene, line, lit, foot);
  for (let i = 1; i < line.length; i++) {
    if (!isLee(at(line, i)) || isLee(at(line, i - 1))) continue;
    const end = line.findIndex((point, k) => k > i && !isLee(point));
    leeSide(scene, line.slice(i, end < 0 ? undefined : end), options);
  }
  rimLight(scene, line, {
    color: '#fff3d8',
    x: moonX(scene),
    y: y - height,
    reach: width * 0.6,
    width: 1.8,
    opacity: 0.8,
  });
  return line;
}

/** The shadow on one crest, from its peak down to the foot of the dune. */
function leeSide(scene: Scene, slope: readonly Point[], { y, height, length, shadow, foot }: Dune): void {
  const [peakX, peakY] = at(slope, 0);
  const [endX, endY] = at(slope, slope.length - 1);
  const bottom = y + height * 1.5;
  const drop = Math.max(20, y - peakY);
  const outline =
    path`M${peakX} ${peakY}` +
    slope.map(([x, slopeY]) => path`L${x} ${slopeY}`).join('') +
    path`C${endX + length * 0.06} ${endY + height * 0.4} ${endX + length * 0.16} ${bottom - height * 0.3} ${endX + length * 0.3} ${bottom}
      L${peakX - length * 0.06} ${bottom}
      C${peakX + length * 0.13} ${bottom - height * 0.35} ${peakX - length * 0.13} ${peakY + drop * 0.95} ${peakX - length * 0.035} ${peakY + drop * 0.5}
      C${peakX - length * 0.005} ${peakY + drop * 0.3} ${peakX - length * 0.006} ${peakY + drop * 0.12} ${peakX} ${peakY}Z`;
  const shade = scene.linear(
    [stop(0, shadow), stop(0.45, mix(shadow, foot, 0.35)), stop(1, foot, 0)],
    [0, peakY, 0, bottom],
    'scene',
  );
  scene.add(fill(outline, shade));
}

interface Traveller {
  x: number;
  height: number;
  carries?: 'staff';
  scarf?: string;
  lamp?: string;
  banner?: string;
}

const travelers: readonly Traveller[] = [
  { x: -40, height: 40 },
  { x: 12, height: 46, carries: 'staff', scarf: '#ffcf8a', banner: '#ff6f6a' },
  { x: 58, height: 38 },
  { x: 108, height: 44, banner: '#ffcf8a' },
  { x: 150, height: 36, lamp: '#ffe9a8' },
];

function caravan(scene: Scene, crest: readonly Point[]): void {
  const color = '#3a2160';
  for (const { x: dx, banner, ...traveler } of travelers) {
    const [x, y] = nearest(crest, scene.focusX - 150 + dx * 1.5);
    scene.add(figure({ ...traveler, x, y: y + 2, color }));
    if (!banner) continue;
    const top = y - traveler.height * 2;
    scene.add(
      stroke(path`M${x + 10} ${y}V${top}`, color, 2.2),
      fill(path`M${x + 10} ${top}q16 -8 30 2q8 6 18 2q-8 12 -22 10q-14 -4 -26 4Z`, banner),
    );
  }
}

import { at, lerp, tenth } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { closed, open, path, type Point } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { glow, sky, stars } from '../../scenery/air';
import { streaks } from '../../scenery/clouds';
import { glints } from '../../scenery/glints';
import { mountain } from '../../scenery/mountain';
import { circle, fill, group, moved, rect, stroke } from '../../../drawing/shapes';
import { hinterland, nearBank } from './hinterland';

const horizon = 470;

/** Redline Coast: a red car on an S of coast road, driving into a sun half under the sea. */
export function road(scene: Scene): void {
  const { width, height, focusX } = scene;
  const sunX = focusX + 40;
  sunset(scene, sunX);
  const water = scene.linear([stop(0, '#ffb765'), stop(0.12, '#f0567a'), stop(0.5, '#7a2280'), stop(1, '#2a1150')]);
  scene.add(rect(0, horizon, width, height - horizon, water));
  glints(scene, {
    x: sunX,
    top: horizon + 3,
    bottom: 760,
    farWidth: 130,
    nearWidth: 300,
    color: '#fff0b4',
    count: 44,
    seed: 11,
    opacity: 0.9,
  });
  headlands(scene);
  const lane = laneTo(scene, sunX);
  cliff(scene, lane, sunX);
  if (scene.isWide) hinterland(scene, { x: sunX - 90, y: horizon + 2 });
  tarmac(scene, lane);
  markings(scene, lane);
  guardRail(scene, lane);
  car(scene, lane);
  palms(scene);
  if (scene.isWide) nearBank(scene);
}

function sunset(scene: Scene, sunX: number): void {
  sky(scene, [
    stop(0, '#2a1257'),
    stop(0.25, '#7b1f7c'),
    stop(0.42, '#e23b72'),
    stop(0.54, '#ff7f55'),
    stop(0.62, '#ffd07a'),
  ]);
  glow(scene, sunX, horizon - 60, 480, '#ffd98a', 0.75);
  const aboveSea = scene.clip(path`M0 0H${scene.width}V${horizon}H0Z`);
  const sun = scene.linear([stop(0, '#fff7c2'), stop(0.5, '#ffc95e'), stop(1, '#ff6a4d')]);
  scene.add(group(aboveSea, circle(sunX, horizon - 66, 150, sun)));
  const clouds = [
    { x: -60, y: -96, width: 520, color: '#ff9a6b', opacity: 0.75, seed: 3 },
    { x: 220, y: -210, width: 520, color: '#c9387d', opacity: 0.55, seed: 8 },
    { x: -330, y: -270, width: 460, color: '#8f2a80', opacity: 0.6, seed: 12 },
  ];
  for (const cloud of clouds) {
    streaks(scene, { ...cloud, x: sunX + cloud.x, y: horizon + cloud.y, height: 60 });
  }
  stars(scene, { count: 60, depth: 190, color: '#ffe3f4', seed: 5, sparkles: 3 });
}

function headlands(scene: Scene): void {
  const { width, focusX } = scene;
  headland(scene, {
    x: focusX + width * 0.5 + 260,
    base: horizon + 4,
    width: 520,
    height: 150,
    seed: 31,
    color: '#b0347f',
    lit: '#e2607a',
  });
  headland(scene, {
    x: focusX - width * 0.5 - 120,
    base: horizon + 6,
    width: width * 0.8,
    height: 190,
    seed: 37,
    color: '#8a2480',
    lit: '#d2476f',
  });
}

interface Headland {
  x: number;
  base: number;
  width: number;
  height: number;
  seed: number;
  color: string;
  lit: string;
}

const headland = (scene: Scene, options: Headland): void =>
  mountain(scene, {
    ...options,
    light: options.x > scene.focusX ? 'left' : 'right',
    foot: options.color,
    facets: 4,
  });

/** The road as seen from behind the car: center, height on the picture and width, `t` from the horizon (0) to us (1). */
interface Lane {
  x: (t: number) => number;
  y: (t: number) => number;
  width: (t: number) => number;
  left: Point[];
  right: Point[];
}

const laneSteps = 70;

function laneTo(scene: Scene, sunX: number): Lane {
  const x = (t: number) => sunX - 36 + Math.sin(t * 4.4 + 0.35) * lerp(10, 250, t) * (1 - t * 0.25) - t * 30;
  const y = (t: number) => horizon + 8 + (scene.height - horizon + 40) * t ** 1.75;
  const width = (t: number) => 5 + (scene.isWide ? 620 : 460) * t ** 1.8;
  const steps = Array.from({ length: laneSteps + 1 }, (_, i) => i / laneSteps);
  return {
    x,
    y,
    width,
    left: steps.map((t) => [x(t) - width(t) / 2, y(t)]),
    right: steps.map((t) => [x(t) + width(t) / 2, y(t)]),
  };
}

/** The cliff that carries the road, and the plain behind it. */
function cliff(scene: Scene, { width, right }: Lane, sunX: number): void {
  const verge = right.map(([x, y], i): Point => [x + width(i / laneSteps) * 0.12 + 3, y + 2]);
  const brink: Point[] = [
    [-40, horizon - 30],
    [scene.focusX - scene.width * 0.3 - 60, horizon - 34],
    [sunX - 90, horizon + 2],
    ...verge,
  ];
  const rock = scene.linear([stop(0, '#a93478'), stop(0.3, '#5f1c6c'), stop(1, '#1f0c40')]);
  scene.add(fill(open(brink) + path`L-40 ${scene.height + 60}Z`, rock));
}

function tarmac(scene: Scene, { left, right }: Lane): void {
  const surface = scene.linear([stop(0, '#ffb07a'), stop(0.1, '#a4406f'), stop(0.4, '#4a1c5e'), stop(1, '#251043')]);
  scene.add(fill(closed([...left, ...right.toReversed()]), surface));
}

/** A line along each edge, and dashes in the middle. */
function markings(scene: Scene, { x, y, width, left, right }: Lane): void {
  const inset = 0.035;
  const outer = inset + 0.022;
  let edges = '';
  let dashes = '';
  for (let i = 1; i < laneSteps; i++) {
    const t = i / laneSteps;
    const next = (i + 1) / laneSteps;
    const [leftX] = at(left, i);
    const [nextLeftX] = at(left, i + 1);
    const [rightX] = at(right, i);
    const [nextRightX] = at(right, i + 1);
    edges += closed([
      [leftX + width(t) * inset, y(t)],
      [nextLeftX + width(next) * inset, y(next)],
      [nextLeftX + width(next) * outer, y(next)],
      [leftX + width(t) * outer, y(t)],
    ]);
    edges += closed([
      [rightX - width(t) * inset, y(t)],
      [nextRightX - width(next) * inset, y(next)],
      [nextRightX - width(next) * outer, y(next)],
      [rightX - width(t) * outer, y(t)],
    ]);
    if (i % 4 >= 2) continue;
    dashes += closed([
      [x(t) - width(t) * 0.012, y(t)],
      [x(t) + width(t) * 0.012, y(t)],
      [x(next) + width(next) * 0.012, y(next)],
      [x(next) - width(next) * 0.012, y(next)],
    ]);
  }
  scene.add(fill(edges, '#ffe6b0', 'opacity=".8"'), fill(dashes, '#ffd27a'));
}

function guardRail(scene: Scene, { y, width, right }: Lane): void {
  let posts = '';
  const rail: Point[] = [];
  for (let i = 10; i < laneSteps; i += 3) {
    const t = i / laneSteps;
    const postX = at(right, i)[0] + width(t) * 0.07;
    const height = width(t) * 0.1;
    posts += path`M${postX} ${y(t)}v${-height}h${width(t) * 0.012 + 1}v${height}Z`;
    rail.push([postX, y(t) - height * 0.9]);
  }
  const shadow = rail.map(([railX, railY]): Point => [railX, railY + 4]);
  scene.add(fill(posts, '#2a0f45'), stroke(open(rail), '#ffc58a', 3, 0.95), stroke(open(shadow), '#2a0f45', 3, 0.9));
}

/** Seen from behind, sixty hundredths down the road. */
function car(scene: Scene, lane: Lane): void {
  const t = 0.6;
  const x = lane.x(t) + lane.width(t) * 0.22;
  const y = lane.y(t);
  const scale = (lane.width(t) / 215) * 0.86;
  scene.add(
    group(
      `transform="${moved(x, y)} rotate(-3) scale(${tenth(scale * 1.1)})"`,
      '<ellipse cx="0" cy="2" rx="60" ry="7" fill="#14062e" opacity=".6"/>',
      fill(
        path`M-52 0V-20C-52 -30 -46 -34 -38 -36L-28 -58C-26 -62 -22 -64 -16 -64H16C22 -64 26 -62 28 -58L38 -36
          C46 -34 52 -30 52 -20V0H36V-6H-36V0Z`,
        '#2b0d3f',
      ),
      fill('M-32 -37L-24 -56C-23 -58 -20 -60 -16 -60H16C20 -60 23 -58 24 -56L32 -37Z', '#ff9f6e'),
      fill('M0 -60H16C20 -60 23 -58 24 -56L32 -37H10Z', '#ffd79a'),
      fill('M-50 -22C-50 -30 -44 -33 -36 -34H36C44 -33 50 -30 50 -22V-12H-50Z', '#d6264f'),
      fill('M-50 -22C-50 -30 -44 -33 -36 -34H36C44 -33 50 -30 50 -22L-50 -22Z', '#ff5a6a'),
      fill('M-46 -26h24v8h-24ZM22 -26h24v8h-24Z', '#fff1d0'),
      fill('M-58 -42H58V-37H-58Z', '#2b0d3f'),
      fill('M-40 -37h5v8h-5ZM35 -37h5v8h-5Z', '#2b0d3f'),
      fill('M-18 -18h36v9h-36Z', '#3d1450'),
    ),
  );
  glow(scene, x - 34 * scale, y - 22 * scale, 44, '#ff5a5a', 0.8);
  glow(scene, x + 34 * scale, y - 22 * scale, 44, '#ff5a5a', 0.8);
}

function palms(scene: Scene): void {
  const { focusX, isWide } = scene;
  let outlines = palm(focusX - 232, 640, 330, 36, 1.3) + palm(focusX - 300, 650, 250, -26, 1.1);
  if (isWide) outlines += palm(focusX - 560, 660, 360, 40, 1.3) + palm(focusX - 820, 660, 300, -30, 1.2);
  scene.add(fill(outlines, '#2b0c49'));
}

/** A palm that leans by `lean` at its crown. */
function palm(x: number, y: number, height: number, lean: number, girth: number): string {
  const crownX = x + lean;
  const crownY = y - height;
  let outline = path`M${x - girth * 5} ${y}Q${x + lean * 0.2 - girth * 3} ${y - height * 0.5} ${crownX} ${crownY}
    L${crownX + girth * 3} ${crownY}Q${x + lean * 0.3 + girth * 5} ${y - height * 0.5} ${x + girth * 6} ${y}Z`;
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * 1.02 + (i * Math.PI * 1.04) / 8;
    const length = height * 0.36 * (1 - (0.12 * Math.abs(i - 4)) / 4);
    const tipX = crownX + Math.cos(angle) * length;
    const tipY = crownY + Math.sin(angle) * length * 0.5 + length * 0.34 * Math.abs(Math.cos(angle));
    const midX = crownX + Math.cos(angle) * length * 0.5;
    const midY = crownY + Math.sin(angle) * length * 0.62 - 8;
    outline += path`M${crownX} ${crownY + 2}Q${midX} ${midY - 8} ${tipX} ${tipY}
      Q${midX} ${midY + 12} ${crownX + girth * 3} ${crownY + 6}Z`;
  }
  const mound = path`M${x - girth * 14} ${y + 3}Q${x} ${y - girth * 10} ${x + girth * 15} ${y + 3}Z`;
  return outline + mound;
}

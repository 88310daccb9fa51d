import { at, fullTurn, tenth } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { disc, path, type Point } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { glow, stars } from '../../scenery/air';
import { chart } from '../../scenery/chart';
import { figure } from '../../scenery/figure';
import { circle, fill, group, moved, rect, stroke } from '../../../drawing/shapes';
import { hall, readingDesk } from './hall';

const centerY = 330;

/** The Ninth Orrery: brass rings turn around a small sun; a reader stands before it. */
export function orrery(scene: Scene): void {
  const x = scene.focusX;
  chamber(scene);
  const brass = scene.linear(
    [stop(0, '#fff0c4'), stop(0.35, '#e2a75a'), stop(0.65, '#8a4a26'), stop(1, '#f0c07a')],
    [0, 0, 1, 1],
  );
  for (const ring of rings) scene.add(halfRing(scene, ring, brass, 'behind'));
  planets(scene, behindSun);
  const sun = scene.radial(
    [stop(0, '#fffdf0'), stop(0.4, '#ffe29a'), stop(0.8, '#f09a45'), stop(1, '#b8521f')],
    [0.4, 0.36, 0.7],
  );
  scene.add(circle(x, centerY, 66, sun));
  glow(scene, x, centerY, 200, '#ffedb0', 0.75, 'screen');
  for (const ring of rings.toReversed()) scene.add(halfRing(scene, ring, brass, 'before'));
  planets(scene, beforeSun);
  stand(scene);
  floor(scene);
  if (scene.isWide) readingDesk(scene);
  scene.add(figure({ x: x - 170, y: 652, height: 92, color: '#10050d', scarf: '#e2653f', carries: 'staff' }));
}

function chamber(scene: Scene): void {
  const { width, height, focusX } = scene;
  const light = scene.radial(
    [stop(0, '#8a3a2c'), stop(0.3, '#5a1f26'), stop(0.65, '#2c0f1d'), stop(1, '#140711')],
    [focusX, centerY, Math.max(760, width * 0.6)],
    'scene',
  );
  scene.add(rect(0, 0, width, height, light));
  if (scene.isWide) hall(scene);
  chart(scene, {
    x: focusX,
    y: centerY,
    color: '#f2c98a',
    opacity: 0.22,
    innerRadius: 330,
    rings: 5,
    gap: 90,
    spokes: 48,
  });
  stars(scene, { count: 110, depth: 800, color: '#ffe2b0', seed: 8, sparkles: scene.isWide ? 0 : 6 });
  glow(scene, focusX, centerY, 380, '#ffcf80', 0.6);
}

interface Ring {
  radius: number;
  width: number;
  /** Height over width, as it is seen from the side. */
  tilt: number;
  /** Degrees. */
  turn: number;
  /** Cogs around it; none make it plain. */
  teeth: number;
}

const rings: readonly Ring[] = [
  { radius: 270, width: 20, tilt: 0.3, turn: -24, teeth: 96 },
  { radius: 214, width: 16, tilt: 0.42, turn: 18, teeth: 0 },
  { radius: 160, width: 15, tilt: 0.34, turn: -8, teeth: 64 },
];

/** The far or the near half of a ring: its thickness in shadow, its face in brass, a scale engraved on it. */
function halfRing(
  scene: Scene,
  { radius, width, tilt, turn, teeth }: Ring,
  brass: string,
  half: 'behind' | 'before',
): string {
  const inner = radius - width;
  const hole = `${disc(0, 0, inner, 0)}Z`;
  const outline = (teeth ? gear(radius, 9, teeth) : `${disc(0, 0, radius)}Z`) + hole;
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * fullTurn;
    const length = i % 6 ? width * 0.3 : width * 0.7;
    const [from, to] = [radius - 2, radius - 2 - length];
    ticks += path`M${Math.cos(angle) * from} ${Math.sin(angle) * from}L${Math.cos(angle) * to} ${Math.sin(angle) * to}`;
  }
  const top = half === 'behind' ? -radius * 2 : 0;
  const clip = scene.clip(path`M${-radius * 2} ${top}h${radius * 4}v${radius * 2}h${-radius * 4}Z`);
  const thickness = group(
    `transform="scale(1 ${tilt}) translate(0 ${tenth(7 / tilt)})"`,
    fill(outline, '#2a0d14', 'fill-rule="evenodd"'),
  );
  const face = group(
    `transform="scale(1 ${tilt})"`,
    fill(outline, brass, 'fill-rule="evenodd"'),
    stroke(ticks, '#4a1d1c', 1.4, 0.8),
  );
  return group(`transform="${moved(scene.focusX, centerY)} rotate(${turn})"`, group(clip, thickness, face));
}

function gear(radius: number, toothHeight: number, teeth: number): string {
  const pitch = fullTurn / teeth;
  const profile = [
    [-0.28, radius],
    [-0.18, radius + toothHeight],
    [0.18, radius + toothHeight],
    [0.28, radius],
  ] as const;
  const corners = Array.from({ length: teeth }, (_, i) => (i / teeth) * fullTurn).flatMap((angle) =>
    profile.map(([aside, reach]) => {
      const direction = angle + aside * pitch;
      return path`${Math.cos(direction) * reach} ${Math.sin(direction) * reach}`;
    }),
  );
  return `M${corners.join('L')}Z`;
}

interface Planet {
  /** Index of the ring it rides on. */
  ring: number;
  /** Where on the ring, in radians. */
  angle: number;
  radius: number;
  /** Lit, true and shadow color. */
  colors: readonly [string, string, string];
}

const behindSun: readonly Planet[] = [
  { ring: 0, angle: -2.2, radius: 20, colors: ['#ffe0c0', '#b9543c', '#3a0f16'] },
  { ring: 1, angle: -0.9, radius: 15, colors: ['#e9fff4', '#6aa893', '#123a3a'] },
];

const beforeSun: readonly Planet[] = [
  { ring: 0, angle: 0.55, radius: 30, colors: ['#fff0cc', '#d99a4e', '#4a1d1c'] },
  { ring: 1, angle: 2.35, radius: 24, colors: ['#ffd9d0', '#c2586a', '#3d0f26'] },
  { ring: 2, angle: 1.2, radius: 17, colors: ['#f4f1ff', '#8f86c9', '#241a48'] },
  { ring: 0, angle: 2.5, radius: 13, colors: ['#ffffff', '#c9b48a', '#4a2d1c'] },
];

function planets(scene: Scene, list: readonly Planet[]): void {
  for (const { ring, angle, radius, colors } of list) {
    const [x, y] = onRing(scene, at(rings, ring), angle);
    const [lit, own, shadow] = colors;
    const ball = scene.radial([stop(0, lit), stop(0.45, own), stop(1, shadow)], [0.34, 0.3, 0.78]);
    const gleam = path`M${x - radius * 0.8} ${y + radius * 0.2}A${radius} ${radius} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.95}`;
    scene.add(circle(x, y, radius, ball), stroke(gleam, '#fff6dc', 1.4, 0.7));
  }
}

function onRing(scene: Scene, { radius, tilt, turn }: Ring, angle: number): Point {
  const radians = (turn * Math.PI) / 180;
  const x = Math.cos(angle) * (radius - 8);
  const y = Math.sin(angle) * (radius - 8) * tilt;
  return [
    scene.focusX + x * Math.cos(radians) - y * Math.sin(radians),
    centerY + x * Math.sin(radians) + y * Math.cos(radians),
  ];
}

function stand(scene: Scene): void {
  const x = scene.focusX;
  const y = centerY;
  const rod = scene.linear([stop(0, '#fff0c4'), stop(0.4, '#b8763a'), stop(1, '#3a1516')], [0, 0, 1, 0]);
  const foot = scene.linear([stop(0, '#ffe0a0'), stop(0.5, '#8a4a26'), stop(1, '#2a0d14')], [0, 0, 1, 0]);
  scene.add(
    fill(path`M${x - 7} ${y + 72}h14v210h-14Z`, rod),
    fill(path`M${x - 44} 620Q${x - 14} 608 ${x - 12} 560h24Q${x + 14} 608 ${x + 44} 620Z`, foot),
  );
}

function floor(scene: Scene): void {
  const cx = tenth(scene.focusX);
  const pool = scene.radial([stop(0, '#ffcf80', 0.5), stop(1, '#ffcf80', 0)]);
  const dark = scene.linear([stop(0, '#1d0a14', 0), stop(0.3, '#14070f', 0.9), stop(1, '#0d040b')]);
  scene.add(
    `<ellipse cx="${cx}" cy="640" rx="330" ry="52" fill="#1d0a14"/>`,
    `<ellipse cx="${cx}" cy="634" rx="330" ry="52" fill="none" stroke="#e2a75a" stroke-width="2" opacity=".7"/>`,
    `<ellipse cx="${cx}" cy="634" rx="270" ry="40" fill="${pool}"/>`,
    rect(0, 640, scene.width, 160, dark),
  );
}

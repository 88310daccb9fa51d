import { randomFrom, tenth } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { disc, path, star } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { glow, sky, stars } from '../../scenery/air';
import { chart } from '../../scenery/chart';
import { streaks } from '../../scenery/clouds';
import { circle, fill, group, moved, rect, stroke } from '../../../drawing/shapes';
import { farSky, nearMoon } from './farSky';

interface Body {
  x: number;
  y: number;
  radius: number;
}

/** Halcyon Orbit: a ringed planet drawn over with meridians, two moons and one small station. */
export function planet(scene: Scene): void {
  const { width, focusX, isWide } = scene;
  const body: Body = { x: focusX + (isWide ? 60 : 70), y: 395, radius: isWide ? 275 : 235 };
  sky(scene, [stop(0, '#04141c'), stop(0.5, '#07303a'), stop(1, '#041018')]);
  glow(scene, body.x - 260, body.y - 200, 620, '#1b8a8a', 0.38);
  streaks(scene, {
    x: focusX - 80,
    y: 560,
    width: width * 0.9,
    height: 170,
    color: '#1c7f80',
    opacity: 0.16,
    seed: 4,
  });
  stars(scene, { count: 240, depth: 800, color: '#e9fff9', seed: 6, sparkles: 8 });
  if (isWide) farSky(scene, { x: body.x - body.radius * 1.02, y: body.y - body.radius * 0.62 });
  chart(scene, {
    x: body.x,
    y: body.y,
    color: '#9fe8dc',
    opacity: 0.16,
    innerRadius: body.radius + 70,
    gap: 80,
    spokes: 36,
  });
  scene.add(rings(scene, body, 'behind'));
  globe(scene, body);
  scene.add(rings(scene, body, 'before'));
  moons(scene, body);
  station(scene, body);
  if (isWide) nearMoon(scene);
  scene.add(rect(0, 560, width, 240, scene.linear([stop(0, '#030d14', 0), stop(1, '#030d14', 0.92)])));
}

/** The rings from the inside out: radius in radii of the planet, width, color, opacity. */
const bands = [
  [1.34, 16, '#f7e7c6', 0.85],
  [1.46, 26, '#e9c58f', 0.75],
  [1.6, 10, '#c98f63', 0.6],
  [1.7, 30, '#f4dcb2', 0.6],
  [1.86, 7, '#e9c58f', 0.5],
  [1.97, 3, '#fff4da', 0.55],
] as const;

function rings(scene: Scene, { x, y, radius }: Body, half: 'behind' | 'before'): string {
  const ellipses = bands.map(
    ([k, width, color, opacity]) =>
      `<ellipse rx="${tenth(radius * k)}" ry="${tenth(radius * k * 0.2)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`,
  );
  const top = half === 'behind' ? -radius * 3 : 0;
  const clip = scene.clip(path`M${-radius * 3} ${top}h${radius * 6}v${radius * 3}h${-radius * 6}Z`);
  return group(`transform="${moved(x, y)} rotate(-18)"`, group(clip, ...ellipses));
}

function globe(scene: Scene, { x, y, radius }: Body): void {
  const daylight = scene.radial(
    [stop(0, '#fff0d2'), stop(0.3, '#f2b98a'), stop(0.58, '#b9646a'), stop(0.8, '#3d2b4f'), stop(1, '#0b1526')],
    [0.3, 0.26, 0.86],
  );
  scene.add(circle(x, y, radius, daylight));
  const surface = [
    weather(radius),
    group('fill="none" stroke="#fff6e2" stroke-width="1.1" opacity=".34"', meridians(radius)),
    `<ellipse cy="${tenth(radius * 0.13)}" rx="${tenth(radius * 1.5)}" ry="${tenth(radius * 0.26)}" fill="none" stroke="#200f24" stroke-width="${tenth(radius * 0.14)}" opacity=".34"/>`,
  ];
  scene.add(group(scene.clip(disc(x, y, radius)), group(`transform="${moved(x, y)} rotate(-18)"`, ...surface)));
  const night = scene.radial(
    [stop(0, '#06121c', 0), stop(0.62, '#06121c', 0), stop(0.84, '#06121c', 0.6), stop(1, '#04101a', 0.94)],
    [x - radius * 0.52, y - radius * 0.48, radius * 1.72],
    'scene',
  );
  const dawn = path`M${x - radius * 0.98} ${y + radius * 0.2}A${radius} ${radius} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.98}`;
  scene.add(circle(x, y, radius, night), stroke(dawn, '#fff8e4', 3, 0.85));
}

/** Thirteen belts of cloud. */
function weather(radius: number): string {
  const random = randomFrom(12);
  let belts = '';
  for (let i = 0; i < 13; i++) {
    const y = -radius + (i * radius * 2) / 13;
    const h = radius * (0.03 + random() * 0.07);
    const belt = path`M${-radius} ${y}C${-radius * 0.4} ${y + h * 2.2} ${radius * 0.4} ${y + h * 2.2} ${radius} ${y}
      L${radius} ${y + h}C${radius * 0.4} ${y + h * 3.4} ${-radius * 0.4} ${y + h * 3.2} ${-radius} ${y + h}Z`;
    belts += `<path d="${belt}" fill="${i % 3 ? '#7a3350' : '#fff0d8'}" opacity="${(0.1 + random() * 0.16).toFixed(2)}"/>`;
  }
  return belts;
}

function meridians(radius: number): string {
  let lines = '';
  for (let i = 1; i < 6; i++) {
    lines += `<ellipse rx="${tenth(radius * Math.sin(((i / 6) * Math.PI) / 2))}" ry="${radius}"/>`;
  }
  for (let i = -3; i <= 3; i++) {
    const y = i * radius * 0.25;
    const half = Math.sqrt(radius * radius - y * y);
    lines += `<path d="${path`M${-half} ${y}A${half} ${half * 0.2} 0 0 0 ${half} ${y}`}"/>`;
  }
  return lines;
}

function moons(scene: Scene, { x, y, radius }: Body): void {
  const icy = scene.radial([stop(0, '#f3fffb'), stop(0.5, '#7fc7bf'), stop(1, '#0a2f37')], [0.3, 0.28, 0.8]);
  scene.add(circle(x - radius * 1.25, y + radius * 0.82, 34, icy));
  const rusty = scene.radial([stop(0, '#ffffff'), stop(0.6, '#d99a7a'), stop(1, '#3b2233')], [0.3, 0.28, 0.8]);
  scene.add(circle(x + radius * 0.95, y - radius * 1.02, 17, rusty));
}

/** The one thing that people built: the glint the eye goes to. */
function station(scene: Scene, body: Body): void {
  const x = body.x - body.radius * 1.02;
  const y = body.y - body.radius * 0.62;
  scene.add(
    group(
      `transform="${moved(x, y)} rotate(-18)"`,
      fill('M-2 -34h4v68h-4ZM-12 -5h24v10h-24Z', '#eafff8'),
      fill('M-40 -3h26v6h-26ZM14 -3h26v6h-26Z', '#7fe0d2'),
    ),
    fill(star(x, y, 34, 0.06), '#ffffff', 'opacity=".9"'),
  );
}

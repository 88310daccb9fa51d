import { fullTurn, hashText, lerp, randomFrom, tenth } from '../../../drawing/numbers';
import { stop } from '../../../drawing/paints';
import { disc, path, star, type Point } from '../../../drawing/path';
import type { Scene } from '../../Scene';
import { constellationOn } from '../../scenery/chart';
import { circle, fill, group, rect, stroke } from '../../../drawing/shapes';

/** What a wide picture shows beside the planet: the galaxy, a constellation, and the course flown to the station. */
export function farSky(scene: Scene, station: { x: number; y: number }): void {
  galaxy(scene);
  heron(scene);
  course(scene, station);
}

/** A band of starlight that falls from the upper left, with dark dust along its middle. */
function galaxy(scene: Scene): void {
  const { focusX } = scene;
  const random = randomFrom(hashText('galaxy'));
  const soft = (color: string, opacity: number) =>
    scene.radial([stop(0, color, opacity), stop(0.45, color, opacity * 0.45), stop(1, color, 0)]);
  const cloud = (x: number, y: number, rx: number, ry: number, paint: string) =>
    `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${rx}" ry="${ry}" fill="${paint}"/>`;
  const teal = soft('#2fb3a8', 0.22);
  const warm = soft('#f2b98a', 0.17);
  const dust = soft('#020b10', 0.5);
  const glowing = Array.from({ length: 12 }, (_, i) => {
    const along = i / 11;
    const x = lerp(-860, 860, along);
    return cloud(x, (random() - 0.5) * 56, 210 + random() * 90, 66 + random() * 60, i % 3 === 1 ? warm : teal);
  });
  const lanes = Array.from({ length: 9 }, (_, i) => {
    const x = lerp(-760, 700, i / 8) + (random() - 0.5) * 60;
    return cloud(x, 14 + (random() - 0.5) * 84, 90 + random() * 110, 15 + random() * 20, dust);
  });
  const points = Array.from({ length: 420 }, () => {
    const x = lerp(-900, 900, random());
    const y = (random() + random() + random() - 1.5) * 130;
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(0.5 + random() * 0.8)}" opacity="${(0.2 + random() * 0.6).toFixed(2)}"/>`;
  });
  const place = `transform="translate(${tenth(focusX - 920)} 250) rotate(-27)"`;
  scene.add(group(place, ...glowing, ...lanes, group('fill="#eafff8"', ...points)));
}

/** The Heron, low over the near moon. */
function heron(scene: Scene): void {
  const at = (x: number, y: number, size: number) => [scene.focusX - 1190 + x * 340, 150 + y * 300, size] as const;
  constellationOn(scene, {
    stars: [
      at(0.12, 0.3, 6),
      at(0.32, 0.24, 4),
      at(0.42, 0.34, 5),
      at(0.44, 0.52, 4),
      at(0.62, 0.62, 5),
      at(0.86, 0.5, 7),
      at(0.92, 0.66, 4),
      at(0.66, 0.78, 4),
      at(0.6, 0.94, 5),
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 4],
      [4, 7],
      [7, 8],
    ],
    color: '#cfeee6',
    opacity: 0.7,
    scale: 1.1,
  });
}

/** The course to the station: a long arc, ticked as on a chart. */
function course(scene: Scene, { x, y }: { x: number; y: number }): void {
  const start: Point = [scene.focusX - 1012, 588];
  const bend: Point = [scene.focusX - 740, 300];
  const pointAt = (t: number): Point => [
    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * x,
    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * y,
  ];
  let ticks = '';
  for (let i = 1; i < 40; i++) {
    const [tx, ty] = pointAt(i / 40);
    const [nx, ny] = pointAt(i / 40 + 0.001);
    const length = Math.hypot(nx - tx, ny - ty);
    const reach = i % 5 ? 4 : 9;
    const [ax, ay] = [(-(ny - ty) / length) * reach, ((nx - tx) / length) * reach];
    ticks += path`M${tx - ax} ${ty - ay}L${tx + ax} ${ty + ay}`;
  }
  const line = path`M${start[0]} ${start[1]}Q${bend[0]} ${bend[1]} ${x} ${y}`;
  const light = scene.linear(
    [stop(0, '#ffd79a', 0), stop(0.5, '#ffd79a', 0.4), stop(1, '#fff3d8', 0.95)],
    [start[0], 0, x, 0],
    'scene',
  );
  scene.add(stroke(line, light, 1.6), stroke(ticks, light, 1.2));
}

/** The limb of a moon close by, cratered, with a lit edge: where there is room, as the surface in the foreground. */
export function nearMoon(scene: Scene): void {
  const x = scene.focusX - 1130;
  if (x < 0) return;
  const radius = 980;
  const y = 640 + radius;
  const clip = scene.clip(disc(x, y, radius));
  const surface = scene.radial(
    [stop(0, '#02090d'), stop(0.9, '#04141b'), stop(0.97, '#0b2f36'), stop(1, '#1c5a5c')],
    [x - 60, y + 26, radius + 40],
    'scene',
  );
  const edge = scene.radial(
    [stop(0, '#eafff8', 0.95), stop(0.35, '#7fe0d2', 0.6), stop(1, '#7fe0d2', 0)],
    [x + 120, 640, 620],
    'scene',
  );
  scene.add(
    circle(x, y, radius, surface),
    group(clip, ...craters(x, y, radius)),
    stroke(
      path`M${x - 700} ${y - Math.sqrt(radius ** 2 - 700 ** 2)}A${radius} ${radius} 0 0 1 ${x + 700} ${y - Math.sqrt(radius ** 2 - 700 ** 2)}`,
      edge,
      2.4,
    ),
  );
  outpost(scene, x + 60, 640 + 2);
}

/** Rings that flatten towards the limb. */
function craters(x: number, y: number, radius: number): string[] {
  const random = randomFrom(hashText('craters'));
  return Array.from({ length: 26 }, () => {
    const angle = -Math.PI / 2 + (random() - 0.5) * 1.2;
    const depth = 14 + random() ** 1.4 * 150;
    const size = (10 + random() * 46) * (0.5 + depth / 200);
    const cx = x + Math.cos(angle) * (radius - depth);
    const cy = y + Math.sin(angle) * (radius - depth);
    const turn = (angle / fullTurn) * 360 + 90;
    const flat = 0.14 + depth / 420;
    return (
      `<g transform="translate(${tenth(cx)} ${tenth(cy)}) rotate(${tenth(turn)}) scale(1 ${flat.toFixed(2)})">` +
      circle(0, 0, size, '#010609', 'opacity=".7"') +
      stroke(path`M${-size} 0A${size} ${size} 0 0 0 ${size} 0`, '#3f9a94', 2.4, 0.45) +
      '</g>'
    );
  });
}

/** A dish and a mast with one warm window: the only thing at rest here. */
function outpost(scene: Scene, x: number, y: number): void {
  const ink = '#020b10';
  scene.add(
    fill(path`M${x - 46} ${y + 4}a23 21 0 0 1 46 0Z`, ink),
    stroke(path`M${x - 46} ${y + 4}a23 21 0 0 1 46 0`, '#7fe0d2', 1.6, 0.7),
    rect(x - 28, y - 9, 10, 6, '#ffd79a'),
    stroke(path`M${x + 34} ${y + 6}L${x + 40} ${y - 34}`, ink, 4),
    fill(path`M${x + 20} ${y - 58}Q${x + 22} ${y - 26} ${x + 56} ${y - 24}Z`, ink),
    stroke(path`M${x + 20} ${y - 58}L${x + 56} ${y - 24}`, '#7fe0d2', 1.6, 0.8),
    stroke(path`M${x + 38} ${y - 41}L${x + 52} ${y - 54}`, '#7fe0d2', 1.6, 0.8),
    fill(star(x + 52, y - 54, 6, 0.2), '#ffd79a'),
    stroke(path`M${x + 78} ${y + 8}V${y - 30}`, ink, 2.4),
    circle(x + 78, y - 31, 2, '#ff8f6a'),
  );
}

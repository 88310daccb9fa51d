import { clamp, fractalNoise, hashText, noiseFrom, pick, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { closed, path, placed, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, rays, sky } from '../scenery/air';
import { land, ridge, rimLight } from '../scenery/relief';
import { circle, fill, group, moved, stroke } from '../../drawing/shapes';

/** Abyssal Choir: a small yellow submersible between the walls of a trench, a great whale above it. */
export function trench(scene: Scene): void {
  const { width, focusX } = scene;
  sky(scene, [
    stop(0, '#1fa3b8'),
    stop(0.16, '#0b6a92'),
    stop(0.42, '#083a6a'),
    stop(0.72, '#061a42'),
    stop(1, '#030a22'),
  ]);
  glow(scene, focusX, -60, 560, '#bff6ea', 0.8);
  rays(scene, {
    x: focusX,
    y: -180,
    length: 900,
    from: 1.05,
    to: 2.1,
    count: 12,
    color: '#c9fff2',
    opacity: 0.4,
    seed: 4,
    blur: 8,
  });
  whale(scene, focusX + 70, 300);
  walls(scene);
  glow(scene, focusX + 10, 800, 380, '#20e0c8', 0.5);
  submersible(scene, focusX - 74, 520);
  jellies(scene);
  corals(scene);

  const random = randomFrom(3);
  let plankton = '';
  for (let i = 0; i < (scene.isTiny ? 14 : 70); i++) {
    const x = focusX + (random() - 0.5) * width;
    const y = random() * 800;
    const radius = random() < 0.2 ? 2.4 : 1.2;
    const color = random() < 0.5 ? '#9ffcf0' : '#e9fff9';
    plankton += circle(x, y, radius, color, `opacity="${(0.2 + random() * 0.6).toFixed(2)}"`);
  }
  scene.add(plankton);
}

const whaleBack = 'M-250 6C-240 -40 -170 -74 -80 -72C0 -70 70 -44 150 -30C190 -24 214 -40 236 -78';
const whaleBody = `${whaleBack}C246 -62 246 -40 238 -24C262 -28 284 -20 300 -4C268 -6 244 0 222 4C170 28 110 44 40 54C-10 62 -60 66 -110 62C-190 58 -244 40 -250 6Z`;
const whaleBelly = 'M-246 18C-190 40 -110 44 -50 36C-60 58 -110 66 -150 60C-210 54 -240 40 -246 18Z';
const whaleFin = 'M-90 46C-86 84 -60 118 -22 132C-20 100 -30 66 -50 44Z';
const whaleGrooves = 'M-240 26C-200 46 -140 50 -90 44M-226 34C-190 50 -140 56 -100 50M-246 8C-210 20 -180 20 -166 14';

function whale(scene: Scene, x: number, y: number): void {
  const scale = scene.isWide ? 1.25 : 1.02;
  const own = (outline: string) => placed(outline, x, y, scale);
  const skin = scene.linear([stop(0, '#0f6f94'), stop(0.5, '#0c4f7c'), stop(1, '#0a2f5c')]);
  const lights = Array.from({ length: 12 }, (_, i) =>
    circle(x + (-90 + i * 18) * scale, y + (-44 + i * 2.6) * scale, 1.8, '#aefcf0', 'opacity=".8"'),
  );
  scene.add(
    fill(own(whaleBody), skin),
    fill(own(whaleBelly), '#5fc4cf', 'opacity=".35"'),
    fill(own(whaleFin), '#0a2f5c'),
    stroke(own(whaleGrooves), '#8fe9e4', 1.4, 0.5),
    circle(x - 168 * scale, y + 2 * scale, 3.4 * scale, '#d9fff6'),
    stroke(own(whaleBack), '#c9fff2', 2.2, 0.8, 'stroke-linecap="round"'),
    stroke(own('M-60 -50C0 -50 60 -30 120 -16'), '#8fe9e4', 1.2, 0.35),
    ...lights,
  );
}

function walls(scene: Scene): void {
  for (const side of ['left', 'right'] as const) {
    wall(scene, {
      side,
      inset: 20,
      lip: 150,
      color: '#0f5c86',
      foot: '#06224e',
      seed: side === 'left' ? 1 : 2,
    });
  }
  haze(scene, 470, 260, '#0c5a86', 0.35);
  for (const side of ['left', 'right'] as const) {
    const edge = wall(scene, {
      side,
      inset: -40,
      lip: 210,
      color: '#0a3a64',
      foot: '#041636',
      seed: side === 'left' ? 3 : 4,
    });
    rimLight(scene, edge, { color: '#7fe9e0', x: scene.focusX, y: 120, reach: 420, opacity: 0.7 });
  }
}

interface Wall {
  side: 'left' | 'right';
  /** How far it protrudes at the top. */
  inset: number;
  /** How much farther it protrudes at the bottom. */
  lip: number;
  color: string;
  foot: string;
  seed: number;
}

function wall(scene: Scene, { side, inset, lip, color, foot, seed }: Wall): Point[] {
  const { width, height, focusX, isWide } = scene;
  const noise = noiseFrom(hashText(`wl${seed}`));
  const away = isWide ? 560 : 330;
  const edge: Point[] = [];
  for (let y = -20; y <= height + 20; y += 10) {
    const depth = Math.max(0, y / height);
    const ledge = noise(y * 0.03) > 0.72 ? 22 : 0;
    const reach = inset + lip * depth ** 1.6 + 70 * (fractalNoise(noise, y * 0.012, 4) - 0.5) + ledge;
    edge.push([side === 'left' ? focusX - width * 0.02 - away + reach : focusX + away - reach, y]);
  }
  const outside = side === 'left' ? -40 : width + 40;
  const rock = scene.linear([stop(0, color), stop(1, foot)]);
  scene.add(fill(closed([[outside, -20], ...edge, [outside, height + 20]]), rock));
  return edge;
}

function submersible(scene: Scene, x: number, y: number): void {
  const beam = scene.radial(
    [stop(0, '#fff6c9', 0.8), stop(0.3, '#ffe9a0', 0.35), stop(1, '#ffe9a0', 0)],
    [x + 34, y + 4, 340],
    'scene',
  );
  const hull = scene.linear([stop(0, '#ffd36a'), stop(0.55, '#f08a2c'), stop(1, '#8a3a1c')]);
  scene.add(
    fill(path`M${x + 34} ${y + 4}L${x + 360} ${y + 120}L${x + 280} ${y + 250}Z`, beam),
    group(
      `transform="${moved(x, y)} rotate(8)"`,
      fill('M-46 0C-46 -22 -22 -30 4 -30C28 -30 42 -16 42 0C42 16 28 28 4 28C-22 28 -46 20 -46 0Z', hull),
      fill('M-44 -4L-70 -18V18L-44 6Z', '#b8551f'),
      fill('M-12 -30L-8 -46H16L20 -29Z', '#f0a040'),
      circle(18, -2, 15, '#0b3a5c'),
      circle(18, -2, 15, 'none', 'stroke="#fff0c4" stroke-width="4"'),
      circle(14, -6, 5, '#dffcff', 'opacity=".9"'),
      fill('M-30 30h60v6h-60Z', '#5c2a18'),
    ),
  );
  glow(scene, x + 38, y + 8, 46, '#fff6c9', 0.9);
}

function jellies(scene: Scene): void {
  const x = scene.focusX;
  jelly(scene, x - 210, 420, 20, '#6ff0e0', 0.9);
  jelly(scene, x + 190, 560, 28, '#8fc4ff', 1);
  jelly(scene, x + 120, 640, 14, '#6ff0e0', 0.9);
  jelly(scene, x - 250, 600, 12, '#8fc4ff', 0.8);
  if (!scene.isWide) return;
  jelly(scene, x - 520, 360, 24, '#6ff0e0', 0.6);
  jelly(scene, x + 420, 440, 18, '#8fc4ff', 0.7);
}

function jelly(scene: Scene, x: number, y: number, r: number, color: string, opacity: number): void {
  glow(scene, x, y, r * 2.6, color, 0.45 * opacity);
  const bell = path`M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}
    Q${x + r * 0.6} ${y + r * 0.2} ${x + r * 0.33} ${y}Q${x} ${y + r * 0.24} ${x - r * 0.33} ${y}
    Q${x - r * 0.66} ${y + r * 0.2} ${x - r} ${y}Z`;
  let tentacles = '';
  for (let i = -2; i <= 2; i++) {
    tentacles += path`M${x + i * r * 0.34} ${y}q${r * 0.24} ${r * 0.6} 0 ${r * 1.2}t${-r * 0.1} ${r * 1.1}`;
  }
  const skin = scene.linear([stop(0, '#f4fffb', 0.95 * opacity), stop(1, color, 0.55 * opacity)]);
  scene.add(fill(bell, skin), stroke(tentacles, color, 1.4, 0.7 * opacity));
}

function corals(scene: Scene): void {
  const { width, focusX } = scene;
  const reef = ridge(scene, {
    y: 800,
    height: 70,
    frequency: 0.007,
    seed: 71,
    octaves: 4,
    shape: (x) => -1 * clamp((Math.abs(x) - 80) / 300) * 150,
  });
  land(scene, reef, '#04133a', '#020818');
  rimLight(scene, reef, { color: '#2ff0d8', x: focusX + 10, y: 790, reach: 340, width: 2 });
  const random = randomFrom(90);
  let stalks = '';
  for (let i = 0; i < width / 15; i++) {
    const [x, y] = pick(reef, random);
    const h = 30 + random() * 80;
    const lean = (random() - 0.5) * 40;
    stalks += path`M${x - 4} ${y + 6}C${x - 6 + lean * 0.3} ${y - h * 0.4} ${x + lean + 8} ${y - h * 0.6} ${x + lean} ${y - h}
      C${x + lean + 10} ${y - h * 0.5} ${x + 8} ${y - h * 0.3} ${x + 5} ${y + 6}Z`;
  }
  scene.add(fill(stalks, '#031030'));
}

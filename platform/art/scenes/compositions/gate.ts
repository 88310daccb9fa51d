import { clamp, fractalNoise, fullTurn, noiseFrom, pick, randomFrom, tenth } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { disc, open, path, star, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { chart } from '../scenery/chart';
import { figure } from '../scenery/figure';
import { glints } from '../scenery/glints';
import { mountain } from '../scenery/mountain';
import { land, ridge } from '../scenery/relief';
import { circle, fill, group, rect, stroke } from '../../drawing/shapes';

const waterline = 560;
/** The gate: a ring of stone around another sky. */
const ring = { y: 352, inner: 196, outer: 236 };

/** Moongate: a ferryman crosses still water to a great ring that opens on another sky. */
export function gate(scene: Scene): void {
  const { focusX } = scene;
  sky(scene, [
    stop(0, '#0c1230'),
    stop(0.3, '#233566'),
    stop(0.52, '#6178a8'),
    stop(0.68, '#c4cfe0'),
    stop(0.71, '#eaf0f4'),
  ]);
  stars(scene, { count: 150, depth: 400, color: '#ffffff', seed: 15, sparkles: 8 });
  const beyond = scene.capture(() => {
    shore(scene);
    stoneRing(scene);
  });
  glow(scene, focusX, ring.y + 40, 460, '#ffd9cf', 0.55);
  chart(scene, { x: focusX, y: ring.y, color: '#ffffff', opacity: 0.16, innerRadius: 270, gap: 80 });
  scene.add(beyond);
  lake(scene, beyond);
  ferry(scene, focusX - 10, 668);
  reeds(scene);
}

function shore(scene: Scene): void {
  const { focusX } = scene;
  const y = waterline;
  land(scene, ridge(scene, { y: y - 6, height: 130, frequency: 0.005, kind: 'peaks', seed: 71 }), '#8d9dc0', '#dbe4ee');
  haze(scene, y - 20, 120, '#eef3f6', 0.6);
  const near = { base: y + 4, color: '#3d4f82', foot: '#a9b8d2' };
  mountain(scene, {
    ...near,
    x: focusX - 330,
    width: 420,
    height: 230,
    seed: 41,
    light: 'right',
    lit: '#b9c6de',
  });
  mountain(scene, {
    ...near,
    x: focusX + 340,
    width: 430,
    height: 250,
    seed: 47,
    light: 'left',
    lit: '#aebcd8',
  });
  if (scene.isWide) {
    mountain(scene, {
      x: focusX - 720,
      base: y + 4,
      width: 560,
      height: 280,
      seed: 51,
      light: 'right',
      color: '#34467a',
      lit: '#8496be',
      foot: '#8fa0c4',
    });
    mountain(scene, {
      ...near,
      x: focusX + 720,
      width: 460,
      height: 210,
      seed: 53,
      light: 'left',
      lit: '#9dadd0',
    });
  }
  haze(scene, y - 8, 80, '#f2f6f8', 0.7);
}

/** The ring above the water, with a rosy moonrise inside it. */
function stoneRing(scene: Scene): void {
  const x = scene.focusX;
  const { y, inner, outer } = ring;
  const aboveWater = scene.clip(path`M0 0H${scene.width}V${waterline}H0Z`);
  const insides = scene.capture(() => {
    const otherSky = scene.radial(
      [stop(0, '#fff4e6'), stop(0.4, '#ffd2c0'), stop(0.72, '#f08fa0'), stop(1, '#7a4a90')],
      [0.5, 0.62, 0.62],
    );
    scene.add(circle(x, y, inner, otherSky));
    glow(scene, x, y + 40, 170, '#fff3e0', 0.6);
    scene.add(circle(x + 34, y - 30, 64, '#fffaf2'));
    const hills = open([[x - inner, waterline], ...hillsInside(x)]) + path`L${x + inner} ${waterline}Z`;
    scene.add(group(scene.clip(`${disc(x, y, inner)}Z`), fill(hills, '#c4688c', 'opacity=".55"')));
    const stone = scene.linear([stop(0, '#aab8d6'), stop(0.4, '#46588c'), stop(1, '#1a2550')], [0, 0, 1, 1]);
    scene.add(fill(`${disc(x, y, outer)}Z${disc(x, y, inner, 0)}Z`, stone, 'fill-rule="evenodd"'));
    scene.add(...engraving(x));
  });
  scene.add(group(aboveWater, insides));
}

function engraving(x: number): string[] {
  const { y, inner, outer } = ring;
  const circleLine = (radius: number, color: string, extra: string) =>
    `<circle cx="${tenth(x)}" cy="${y}" r="${radius}" fill="none" stroke="${color}" ${extra}/>`;
  let ticks = '';
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * fullTurn;
    const from = inner + 4;
    const to = inner + 4 + (i % 4 ? 10 : 26);
    ticks += path`M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to}`;
  }
  const studs = Array.from({ length: 8 }, (_, i) => {
    const angle = -Math.PI / 2 + (i / 8) * fullTurn;
    return fill(star(x + Math.cos(angle) * (inner + 20), y + Math.sin(angle) * (inner + 20), 9, 0.2), '#ffe6d6');
  });
  return [
    stroke(ticks, '#e6ecfa', 1.5, 0.6),
    circleLine(inner, '#ffe6d6', 'stroke-width="3.4"'),
    circleLine(outer, '#dfe7f7', 'stroke-width="1.6" opacity=".7"'),
    circleLine(inner + 32, '#dfe7f7', 'stroke-width=".9" opacity=".5"'),
    ...studs,
  ];
}

function hillsInside(x: number): Point[] {
  const noise = noiseFrom(5);
  const line: Point[] = [];
  for (let at = x - ring.inner; at <= x + ring.inner; at += 6) {
    line.push([at, waterline - 20 - 70 * fractalNoise(noise, (at - x) * 0.014 + 9, 3)]);
  }
  return line;
}

/** Still water: everything above it, mirrored and darkened. */
function lake(scene: Scene, reflected: string): void {
  const { width, height, focusX } = scene;
  const depth = height - waterline;
  const belowShore = scene.clip(path`M0 ${waterline}H${width}V${height}H0Z`);
  const water = scene.linear([stop(0, '#cfd9e6'), stop(0.3, '#6f83b0'), stop(1, '#131d46')]);
  const dark = scene.linear([stop(0, '#233566', 0.1), stop(1, '#0c1230', 0.92)]);
  scene.add(
    group(
      belowShore,
      rect(0, waterline, width, depth, water),
      group(`transform="translate(0 ${2 * waterline}) scale(1 -1)" opacity=".6"`, reflected),
      rect(0, waterline, width, depth, dark),
    ),
  );
  glints(scene, {
    x: focusX,
    top: waterline + 4,
    bottom: 790,
    farWidth: 120,
    nearWidth: 330,
    color: '#fff1e6',
    count: 30,
    seed: 17,
    opacity: 0.75,
  });
  haze(scene, waterline, 44, '#fff6f0', 0.55);
}

function ferry(scene: Scene, x: number, y: number): void {
  const ink = '#0b1030';
  const gunwale = path`M${x - 84} ${y - 8}C${x - 50} ${y + 12} ${x + 50} ${y + 12} ${x + 84} ${y - 10}`;
  const hull =
    gunwale +
    path`C${x + 70} ${y + 18} ${x + 40} ${y + 22} ${x} ${y + 22}C${x - 40} ${y + 22} ${x - 70} ${y + 18} ${x - 84} ${y - 8}Z`;
  scene.add(
    fill(hull, ink),
    stroke(gunwale, '#ffd2c0', 2, 0.9),
    stroke(path`M${x + 20} ${y - 120}L${x + 64} ${y + 60}`, ink, 3.4),
  );
  scene.add(figure({ x, y: y + 8, height: 98, color: ink }));
  scene.add(stroke(path`M${x - 66} ${y - 8}v-34q0 -8 8 -8`, ink, 2.6));
  glow(scene, x - 57, y - 44, 44, '#ffd98a', 0.9);
  scene.add(circle(x - 57, y - 44, 5, '#fff3c9'));
}

function reeds(scene: Scene): void {
  const { width, focusX } = scene;
  const bank = ridge(scene, {
    y: 800,
    height: 30,
    frequency: 0.01,
    seed: 77,
    octaves: 4,
    shape: (x) => -1 * clamp((Math.abs(x) - 190) / 260) * 90,
  });
  land(scene, bank, '#0a0f2c', '#070a1e');
  const random = randomFrom(44);
  let stems = '';
  for (let i = 0; i < width / 9; i++) {
    const [x, y] = pick(bank, random);
    if (Math.abs(x - focusX) < 170) continue;
    const height = 40 + random() * 90;
    const lean = (random() - 0.5) * 16;
    stems += path`M${x} ${y + 6}Q${x + lean * 0.2} ${y - height * 0.6} ${x + lean} ${y - height}`;
  }
  scene.add(stroke(stems, '#0a0f2c', 2.2));
}

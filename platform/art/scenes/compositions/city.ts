import { clamp, fractalNoise, hashText, lerp, noiseFrom, randomFrom, type Random } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { closed, path } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky, stars } from '../scenery/air';
import { chart } from '../scenery/chart';
import { figure } from '../scenery/figure';
import { circle, fill, rect, stroke } from '../../drawing/shapes';

/** Nocturne Nine: a figure on a roof before a pink moon, rows of lit towers, neon, a sky rail, rain. */
export function city(scene: Scene): void {
  const { focusX } = scene;
  moonlit(scene);
  row(scene, {
    gap: 16,
    tallest: 430,
    lowest: 560,
    narrowest: 34,
    widest: 70,
    color: '#b84d96',
    foot: '#ff9fae',
    seed: 5,
  });
  haze(scene, 600, 170, '#ff9fb4', 0.55);
  row(scene, {
    gap: 50,
    tallest: 330,
    lowest: 520,
    narrowest: 48,
    widest: 92,
    color: '#6a2a86',
    foot: '#b8468f',
    windows: { size: 4, color: '#ffd9a8' },
    seed: 11,
  });
  haze(scene, 650, 150, '#d9558f', 0.4);
  row(scene, {
    gap: 104,
    tallest: 230,
    lowest: 460,
    narrowest: 70,
    widest: 130,
    color: '#361a62',
    foot: '#6a2678',
    windows: { size: 5, color: '#ffe0a0' },
    seed: 17,
  });
  signs(scene);
  skyRail(scene);
  row(scene, {
    gap: 200,
    tallest: 330,
    lowest: 520,
    narrowest: 110,
    widest: 190,
    color: '#170b38',
    foot: '#2a1250',
    windows: { size: 6, color: '#8ff0ff' },
    seed: 29,
  });
  rooftop(scene);
  scene.add(figure({ x: focusX - 16, y: 642, height: 118, color: '#0c0526', scarf: '#ff4f86' }));
  rain(scene);
}

function moonlit(scene: Scene): void {
  const x = scene.focusX + 6;
  sky(scene, [
    stop(0, '#0a0726'),
    stop(0.35, '#271254'),
    stop(0.58, '#7a2a8c'),
    stop(0.7, '#f06aa0'),
    stop(0.76, '#ffc0a8'),
  ]);
  stars(scene, { count: 80, depth: 260, color: '#d9ccff', seed: 12, sparkles: 3 });
  glow(scene, x, 318, 420, '#ff8fb8', 0.6);
  scene.add(circle(x, 318, 150, scene.linear([stop(0, '#fff3e6'), stop(0.55, '#ffb3c0'), stop(1, '#e2558f')])));
  chart(scene, { x, y: 318, color: '#ffe0f0', opacity: 0.2, innerRadius: 180, gap: 80, spokes: 36 });
}

interface Row {
  /** Free space to both sides of the focal point. */
  gap: number;
  /** Roofs of the tallest and of the lowest towers. */
  tallest: number;
  lowest: number;
  narrowest: number;
  widest: number;
  color: string;
  foot: string;
  windows?: { size: number; color: string };
  seed: number;
}

const heights = noiseFrom(62);

/** Towers to the left, then to the right of the focal point. */
function row(scene: Scene, options: Row): void {
  const { gap, tallest, lowest, narrowest, widest, color, foot, windows, seed } = options;
  const { width, focusX } = scene;
  const random = randomFrom(seed);
  for (const side of [-1, 1]) {
    let away = gap;
    for (let i = 0; away < width; i++) {
      const w = lerp(narrowest, widest, random() ** 1.4);
      const rise = fractalNoise(heights, away * 0.0042 + (side > 0 ? 30 : 3), 2);
      const top = lerp(tallest - 40, lowest + 30, 1 - clamp((rise - 0.22) * 1.7)) + (random() - 0.5) * 70;
      const spire = random() < 0.3 ? 26 + random() * 46 : 0;
      const x = side > 0 ? focusX + away : focusX - away - w;
      tower(scene, {
        x,
        width: w,
        top,
        color,
        foot,
        windows: scene.isTiny ? undefined : windows,
        spire,
        seed: `${seed}-${side}${i}`,
      });
      away += w + random() * 6;
    }
  }
}

interface Tower {
  x: number;
  width: number;
  top: number;
  color: string;
  foot: string;
  windows: Row['windows'];
  /** Height of its mast; 0 is none. */
  spire: number;
  seed: string;
}

function tower(scene: Scene, { x, width: w, top, color, foot, windows, spire, seed }: Tower): void {
  const random = randomFrom(hashText(`b${seed}`));
  const roofline = roof(x, w, top, random);
  const mast = spire ? path`M${x + w * 0.48} ${top}v${-spire}h2.4v${spire}Z` : '';
  scene.add(
    fill(
      path`M${x} ${scene.height}V${top}${roofline}V${scene.height}Z${mast}`,
      scene.linear([stop(0, color), stop(1, foot)]),
    ),
  );
  if (!windows) return;
  const width = windows.size * (random() < 0.3 ? 2.2 : 1);
  const height = windows.size * (random() < 0.4 ? 0.8 : 1.5);
  const density = 0.12 + random() * 0.3;
  let lights = '';
  for (let y = top + 14; y < 660; y += height * 1.9) {
    const floor = random();
    if (floor < 0.3) continue;
    for (let windowX = x + 6; windowX < x + w - width; windowX += width * 1.75) {
      if (random() < density + floor * 0.2) lights += path`M${windowX} ${y}h${width}v${height}h${-width}Z`;
    }
  }
  scene.add(fill(lights, windows.color, 'opacity=".85"'));
}

/** Slanted, stepped, with a penthouse, or flat. */
function roof(x: number, w: number, top: number, random: Random): string {
  if (random() < 0.34) return path`L${x} ${top - w * 0.1}L${x + w} ${top - w * 0.42}V${top}`;
  if (random() < 0.5) {
    return path`h${w * 0.14}v${-w * 0.2}h${w * 0.16}v${-w * 0.24}h${w * 0.4}v${w * 0.24}h${w * 0.16}v${w * 0.2}h${w * 0.14}`;
  }
  if (random() < 0.6) return path`h${w * 0.6}v${-w * 0.28}h${w * 0.4}v${w * 0.28}`;
  return path`h${w}`;
}

function signs(scene: Scene): void {
  const x = scene.focusX;
  sign(scene, x - 138, 360, 120, '#35e0ff');
  sign(scene, x + 132, 420, 96, '#ff4fa0');
  sign(scene, x + 190, 330, 70, '#35e0ff');
  if (!scene.isWide) return;
  sign(scene, x - 430, 360, 110, '#ff4fa0');
  sign(scene, x + 380, 400, 100, '#ffd36a');
}

function sign(scene: Scene, x: number, y: number, height: number, color: string): void {
  glow(scene, x + 6, y + height / 2, height * 0.8, color, 0.35, 'screen');
  scene.add(
    rect(x, y, 12, height, color, 'rx="3"'),
    rect(x + 4, y + 6, 4, height - 12, '#ffffff', 'opacity=".85" rx="2"'),
  );
}

function skyRail(scene: Scene): void {
  const { width, focusX } = scene;
  const rail = path`M-20 566C${focusX - 120} 548 ${focusX + 120} 520 ${width + 20} 470L${width + 20} 480
    C${focusX + 120} 532 ${focusX - 120} 560 -20 578Z`;
  scene.add(fill(rail, '#1c0d40'));
}

function rooftop(scene: Scene): void {
  const { width, focusX: x } = scene;
  const street = scene.linear([stop(0, '#7a2a86', 0), stop(1, '#0a0420', 0.9)]);
  const wall = scene.linear([stop(0, '#150a34'), stop(1, '#07031a')]);
  const edgeLight = scene.radial([stop(0, '#ff9fc4', 1), stop(1, '#ff9fc4', 0)], [x + 20, 630, 420], 'scene');
  scene.add(
    rect(0, 690, width, 110, street),
    fill(
      closed([
        [-30, 820],
        [-30, 640],
        [x - 250, 640],
        [x - 250, 606],
        [x - 196, 606],
        [x - 196, 640],
        [x + 60, 640],
        [x + 60, 656],
        [x + 40, 656],
        [x + 40, 820],
      ]),
      wall,
    ),
    stroke(path`M-30 640H${x - 250}V606H${x - 196}V640H${x + 60}`, edgeLight, 2.4),
    stroke(path`M${x - 226} 606V500M${x - 240} 530H${x - 212}`, '#150a34', 3),
  );
}

function rain(scene: Scene): void {
  const random = randomFrom(15);
  let drops = '';
  for (let i = 0; i < (scene.isTiny ? 0 : 110); i++) {
    const x = random() * scene.width * 1.1;
    const y = random() * 800;
    const length = 18 + random() * 40;
    drops += path`M${x} ${y}l${-length * 0.16} ${length}`;
  }
  scene.add(stroke(drops, '#e6d9ff', 1, 0.2));
}

import { at, clamp, lerp, noiseFrom, randomFrom } from '../../drawing/numbers';
import { stop } from '../../drawing/paints';
import { nearest, path, star, type Point } from '../../drawing/path';
import type { Scene } from '../Scene';
import { glow, haze, sky } from '../scenery/air';
import { birds } from '../scenery/birds';
import { chart } from '../scenery/chart';
import { streaks } from '../scenery/clouds';
import { figure } from '../scenery/figure';
import { land, ridge } from '../scenery/relief';
import { circle, fill, rect } from '../../drawing/shapes';

/** Banner & Bone: hosts with spears and banners on three hills before a great sun; the last banner is on ours. */
export function banners(scene: Scene): void {
  const { width, focusX, isWide } = scene;
  battleSky(scene);
  land(scene, ridge(scene, { y: 560, height: 90, frequency: 0.005, kind: 'peaks', seed: 82 }), '#c9744f', '#f0c08a');
  haze(scene, 560, 120, '#fae0b4', 0.65);
  host(scene, {
    y: 606,
    height: 50,
    frequency: 0.004,
    seed: 3,
    color: '#8f3a2f',
    foot: '#d98a5f',
    spears: Math.floor(width / 6),
    shortest: 26,
    tallest: 46,
    banners: [
      { x: -250, height: 110, flies: 1 },
      { x: 210, height: 104, flies: -1 },
    ],
    cloth: '#b8352f',
    clothWidth: 34,
  });
  haze(scene, 610, 90, '#f6cf9a', 0.45);
  host(scene, {
    y: 676,
    height: 70,
    frequency: 0.0034,
    seed: 8,
    color: '#5c1d20',
    foot: '#a84a38',
    spears: Math.floor(width / 8),
    shortest: 48,
    tallest: 84,
    banners: [
      { x: -150, height: 176, flies: -1 },
      { x: 165, height: 186, flies: 1 },
    ],
    cloth: '#a8242a',
    clothWidth: 52,
  });
  haze(scene, 690, 70, '#d9855a', 0.3);
  const hill = host(scene, {
    y: 770,
    height: 104,
    frequency: 0.003,
    seed: 14,
    color: '#220a10',
    foot: '#180509',
    spears: Math.floor(width / 22),
    shortest: 80,
    tallest: 140,
    banners: isWide
      ? [
          { x: -420, height: 240, flies: -1 },
          { x: 400, height: 260, flies: 1 },
          { x: -700, height: 200, flies: 1 },
        ]
      : [
          { x: -262, height: 250, flies: 1 },
          { x: 262, height: 230, flies: -1 },
        ],
    cloth: '#8c141d',
    clothWidth: 80,
  });
  lastBanner(scene, nearest(hill, focusX + 6));
}

function battleSky(scene: Scene): void {
  const x = scene.focusX + 10;
  const y = 360;
  sky(scene, [
    stop(0, '#8c1f22'),
    stop(0.3, '#c23a2c'),
    stop(0.55, '#ec8a55'),
    stop(0.72, '#f6d9a8'),
    stop(0.85, '#faecd0'),
  ]);
  glow(scene, x, y, 470, '#ffe9c0', 0.7);
  scene.add(circle(x, y, 186, scene.linear([stop(0, '#fdf3dc'), stop(1, '#f6d3a0')])));
  chart(scene, { x, y, color: '#7a1a1e', opacity: 0.16, innerRadius: 206, rings: 3, gap: 84, spokes: 36 });
  streaks(scene, { x: x - 260, y: 210, width: 520, height: 80, color: '#d9573f', opacity: 0.5, seed: 3 });
  streaks(scene, { x: x + 300, y: 270, width: 520, height: 80, color: '#e2794f', opacity: 0.5, seed: 5 });
  streaks(scene, { x: x + 20, y: 430, width: 460, height: 46, color: '#fff3dc', opacity: 0.7, seed: 9 });
  birds(scene, { x: x + 60, y: 250, count: 14, color: '#3a0f14', scale: 1.5, seed: 12 });
  birds(scene, { x: x - 110, y: 330, count: 8, color: '#3a0f14', scale: 1, seed: 6 });
}

interface Banner {
  /** From the focal point. */
  x: number;
  height: number;
  /** With the wind to the right, or against it. */
  flies: 1 | -1;
}

interface Host {
  y: number;
  height: number;
  frequency: number;
  seed: number;
  color: string;
  foot: string;
  spears: number;
  shortest: number;
  tallest: number;
  banners: readonly Banner[];
  cloth: string;
  clothWidth: number;
}

/** A hill with groups of spears and helmets, and their banners. Returns the line of the hill. */
function host(scene: Scene, options: Host): Point[] {
  const { y, height, frequency, seed, color, foot, banners, cloth, clothWidth } = options;
  const hill = ridge(scene, {
    y,
    height,
    frequency,
    seed,
    octaves: 3,
    shape: (x) => -1 * clamp(1 - Math.abs(x - 10) / 380) ** 1.2 * height * 0.9,
  });
  land(scene, hill, color, foot);
  scene.add(fill(troops(scene, hill, options), color));
  for (const { x: dx, height: poleHeight, flies } of banners) {
    const [x, surface] = nearest(hill, scene.focusX + dx);
    const top = surface - poleHeight;
    scene.add(
      rect(x - 1.8, top - 10, 3.6, poleHeight + 16, color),
      fill(path`M${x - 4} ${top - 10}L${x} ${top - 26}L${x + 4} ${top - 10}Z`, color),
      flag(x, top, clothWidth * flies, clothWidth, cloth),
    );
  }
  return hill;
}

function troops(scene: Scene, hill: readonly Point[], { seed, spears, shortest, tallest }: Host): string {
  const random = randomFrom(seed * 7);
  const companies = noiseFrom(seed);
  let shafts = '';
  let helmets = '';
  for (let i = 0; i < spears; i++) {
    const [x, y] = at(hill, Math.floor(((i + random()) / spears) * hill.length));
    const density = companies((x - scene.focusX) * 0.012 + 40);
    if (density < 0.4) continue;
    const height = lerp(shortest, tallest, random()) * (0.6 + 0.55 * density);
    const lean = (random() - 0.5) * height * 0.22;
    const tip = x + lean;
    shafts += path`M${x - 1.1} ${y + 6}L${tip - 0.8} ${y - height}L${tip + 0.8} ${y - height}L${x + 1.1} ${y + 6}Z
      M${tip - 2.6} ${y - height}L${tip} ${y - height - 11}L${tip + 2.6} ${y - height}Z`;
    if (i % 2 === 0) helmets += path`M${x + 3} ${y + 4}v${-shortest * 0.26}q4 -7 8 0v${shortest * 0.26}Z`;
  }
  return shafts + helmets;
}

/** A hanging cloth with a star and one dark fold; a negative width flies to the left. */
function flag(x: number, y: number, w: number, size: number, cloth: string): string {
  const l = size * 1.9;
  const outline = path`M${x} ${y}C${x + w * 0.34} ${y - 8} ${x + w * 0.6} ${y + 12} ${x + w} ${y + 2}
    L${x + w * 0.92} ${y + l * 0.5}L${x + w * 1.06} ${y + l}
    C${x + w * 0.74} ${y + l * 1.06} ${x + w * 0.6} ${y + l * 0.84} ${x + w * 0.48} ${y + l * 0.9}
    C${x + w * 0.3} ${y + l} ${x + w * 0.2} ${y + l * 0.92} ${x} ${y + l}Z`;
  const fold = path`M${x + w * 0.34} ${y}C${x + w * 0.5} ${y + 2} ${x + w * 0.56} ${y + 8} ${x + w * 0.66} ${y + 8}
    L${x + w * 0.62} ${y + l * 0.88}C${x + w * 0.52} ${y + l * 0.9} ${x + w * 0.5} ${y + l * 0.9} ${x + w * 0.42} ${y + l * 0.94}Z`;
  return (
    fill(outline, cloth) +
    fill(fold, '#3a0a10', 'opacity=".35"') +
    fill(star(x + w * 0.5, y + l * 0.44, size * 0.26, 0.22), '#fdf0d4', 'opacity=".95"')
  );
}

/** The bearer on our hill, and the banner the game is named for. */
function lastBanner(scene: Scene, [x, y]: Point): void {
  scene.add(
    rect(x + 17, y - 250, 5, 256, '#220a10'),
    fill(
      path`M${x + 20} ${y - 246}C${x + 70} ${y - 262} ${x + 96} ${y - 226} ${x + 150} ${y - 244}L${x + 132} ${y - 200}
        L${x + 156} ${y - 158}C${x + 104} ${y - 144} ${x + 70} ${y - 176} ${x + 20} ${y - 160}Z`,
      '#c41f2b',
    ),
    fill(
      path`M${x + 66} ${y - 246}Q${x + 88} ${y - 236} ${x + 100} ${y - 236}L${x + 96} ${y - 152}
        Q${x + 84} ${y - 154} ${x + 70} ${y - 166}Z`,
      '#5c0a14',
      'opacity=".45"',
    ),
    fill(star(x + 82, y - 202, 22, 0.2), '#fdf0d4'),
    figure({ x, y: y + 3, height: 112, color: '#1a060b', scarf: '#c41f2b' }),
  );
}

import { pair, randomFrom, starPath, type Point } from './geometry';

/** The waves whose sum is a ridge: frequency over 1280 px, and height. */
const waves = [
  { frequency: 1.1, height: 1 },
  { frequency: 2.3, height: 0.62 },
  { frequency: 4.7, height: 0.34 },
  { frequency: 9.1, height: 0.18 },
  { frequency: 17, height: 0.09 },
  { frequency: 33, height: 0.05 },
];

interface Ridge {
  width: number;
  y: number;
  height: number;
  seed: number;
  step: number;
}

/** The skyline of one chain of hills, left to right. */
function ridge({ width, y, height, seed, step }: Ridge): Point[] {
  const random = randomFrom(seed);
  const swings = waves.map((wave) => ({ ...wave, phase: random() * 6.28 }));
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const lift = swings.reduce(
      (sum, wave) => sum + Math.sin((x / 1280) * wave.frequency * 3.1 + wave.phase) * wave.height,
      0,
    );
    points.push([x, y - lift * height - (random() - 0.5) * height * 0.05]);
  }
  return points;
}

function heightAt(points: readonly Point[], x: number): number {
  let before: Point | undefined;
  for (const point of points) {
    if (point[0] >= x) {
      const [bx, by] = before ?? point;
      const share = point[0] === bx ? 0 : (x - bx) / (point[0] - bx);
      return by + (point[1] - by) * share;
    }
    before = point;
  }
  return before?.[1] ?? 0;
}

const skyline = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;

const hills = (points: readonly Point[], box: { width: number; height: number }, fill: string, opacity = 1) =>
  `<path d="${skyline(points)}L${box.width + 10} ${box.height}L-10 ${box.height}Z" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Firs in loose groups along a ridge, none around the observatory. */
function firs(ridgeline: readonly Point[], width: number, clearing: number, seed: number, scale: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (let x = 0; x < width; x += 5 + random() * 13) {
    const grove = 0.5 + 0.5 * Math.sin(x / 90 + seed) + 0.35 * Math.sin(x / 31);
    if (Math.abs(x - clearing) < 58 || random() > grove * 0.85) continue;
    const foot = heightAt(ridgeline, x) + 3;
    const tall = (7 + random() * 17) * (0.7 + 0.3 * scale);
    path += fir(x, foot, tall);
  }
  return path;
}

function fir(x: number, foot: number, tall: number): string {
  const wide = tall * 0.27;
  const steps = [
    `l${wide.toFixed(1)} ${(tall * 0.52).toFixed(1)}`,
    `h${(-wide * 0.45).toFixed(1)}`,
    `l${(wide * 0.75).toFixed(1)} ${(tall * 0.5).toFixed(1)}`,
    `h${(-wide * 2.6).toFixed(1)}`,
    `l${(wide * 0.75).toFixed(1)} ${(-tall * 0.5).toFixed(1)}`,
    `h${(-wide * 0.45).toFixed(1)}`,
  ];
  return `M${x.toFixed(1)} ${(foot - tall).toFixed(1)}${steps.join('')}Z`;
}

/** The dome with its lit slit, two lit windows, and a person outside. */
const observatory = (x: number, y: number, scale: number, ink: string) =>
  `<g transform="translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(2)})">` +
  `<path fill="${ink}" d="M-30 4V-15h60V4zM-26-15a26 26 0 0 1 52 0z"/>` +
  `<path d="M-26-15a26 26 0 0 1 52 0" fill="none" stroke="#7F98D6" stroke-opacity=".55"/>` +
  `<path d="M-30-15h60" stroke="#7F98D6" stroke-opacity=".4"/>` +
  `<path d="M-3.5-15V-40.5h7V-15z" fill="#FFC857" fill-opacity=".92"/>` +
  `<path d="M-1.5-20 0-47" stroke="${ink}" stroke-width="3.2"/>` +
  `<rect x="-21" y="-9" width="5" height="7" fill="#FFC857" fill-opacity=".85"/>` +
  `<rect x="13" y="-9" width="5" height="7" fill="#FFC857" fill-opacity=".4"/>` +
  `<path fill="${ink}" d="M46 4v-9.5h-1.5l2-6.5h4l2 6.5H51V4z"/><circle cx="48.5" cy="-14.3" r="2.5" fill="${ink}"/></g>`;

/** The gold meridian: from the pole star down to the observatory, with a tick every quarter of a ring. */
function meridian([px, py]: Point, foot: number): string {
  let ticks = '';
  for (let y = py + 92; y < foot - 60; y += 23) {
    const half = (y - py) % 92 < 1 ? 7 : 3.5;
    ticks += `M${px - half} ${y}h${half * 2}`;
  }
  return (
    `<defs><linearGradient id="m" x1="0" y1="${py}" x2="0" y2="${foot.toFixed(1)}" gradientUnits="userSpaceOnUse">` +
    `<stop offset="0" stop-color="#FFC857" stop-opacity=".95"/><stop offset="1" stop-color="#FFC857" stop-opacity=".5"/></linearGradient></defs>` +
    `<path d="M${px} ${py + 24}V${(foot - 40).toFixed(1)}" stroke="url(#m)" stroke-width="1.25"/>` +
    `<path d="${ticks}" stroke="#FFC857" stroke-opacity=".6"/>`
  );
}

export interface Horizon {
  width: number;
  height: number;
  /** The pole star; the observatory is below it. */
  pole: Point;
  seed: number;
  /** Position of the horizon, as a share of the height. */
  horizonShare: number;
  /** 1 at 1280 px of view and above; hills are lower on phones. */
  scale: number;
}

/** The layer in front of the rotating sky: pole star, meridian, three chains of hills, firs, the observatory. */
export function drawHorizon({ width, height, pole, seed, horizonShare, scale }: Horizon): string {
  const ink = '#070A14';
  const y = height * horizonShare;
  const far = ridge({ width, y: y - 26 * scale, height: 36 * scale + 8, seed: seed + 3, step: 8 });
  const middle = ridge({ width, y: y + 16 * scale, height: 30 * scale + 8, seed: seed + 11, step: 6 });
  const near = ridge({ width, y: y + 52 * scale, height: 15 * scale + 4, seed: seed + 29, step: 8 });
  const foot = heightAt(near, pole[0]);
  return [
    `<path d="${starPath(pole[0], pole[1], 17, 0.16)}" fill="#FFF3D6"/><circle cx="${pole[0]}" cy="${pole[1]}" r="3" fill="#fff"/>`,
    hills(far, { width, height }, '#16264F', 0.82),
    `<path d="${skyline(far)}" fill="none" stroke="#5E7CC4" stroke-opacity=".28"/>`,
    hills(middle, { width, height }, '#0E1937', 0.96),
    `<path d="${skyline(middle)}" fill="none" stroke="#4A64A6" stroke-opacity=".2"/>`,
    meridian(pole, foot),
    hills(near, { width, height }, ink),
    `<path d="${firs(near, width, pole[0], seed, scale)}" fill="${ink}"/>`,
    observatory(pole[0], foot + 4, 0.8 + 0.35 * scale, ink),
  ].join('');
}

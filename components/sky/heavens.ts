import { around, pair, randomFrom, type Point } from './geometry';

/** Distance between two rings of the chart, in pixels. */
const ringGap = 92;

/** Magnitudes of stars, 0 to 1. They are few, because all stars of one are one element: a browser takes long for thousands. */
const magnitudes = Array.from({ length: 11 }, (_, i) => i / 10);

const toMagnitude = (value: number) => Math.round(value * 10) / 10;

/** Faint stars that do not move. */
export function drawStillStars(width: number, height: number, seed: number): string {
  const random = randomFrom(seed);
  const stars = Array.from({ length: Math.round((width * height) / 5200) }, () => {
    const at: Point = [random() * width, random() * height * 0.9];
    return { at, magnitude: toMagnitude(random() ** 4) };
  });
  const dots = magnitudes.map((magnitude) => {
    const d = stars.filter((star) => star.magnitude === magnitude).map(({ at }) => dot(at));
    if (d.length === 0) return '';
    return `<path d="${d.join('')}" stroke-width="${(0.7 + magnitude * 1.8).toFixed(2)}" stroke-opacity="${(0.16 + magnitude * 0.5).toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="#DCE5FF" stroke-linecap="round">${dots.join('')}</g>`;
}

/** The star chart: rings and hour lines around the pole, one ring with a degree scale, and hour labels. */
export function drawChart(pole: Point, reach: number, hasLabels: boolean): string {
  const rings = Math.floor(reach / ringGap);
  const circles = Array.from({ length: rings }, (_, i) => {
    const strong = (i + 1) % 3 ? '' : ' stroke-opacity=".26"';
    return `<circle cx="${pole[0]}" cy="${pole[1]}" r="${(i + 1) * ringGap}"${strong}/>`;
  });
  const line = (angle: number, from: number, to: number) =>
    `M${pair(around(pole, angle, from))}L${pair(around(pole, angle, to))}`;
  const hours = Array.from({ length: 24 }, (_, i) => line(i * 15, ringGap, reach)).join('');
  const scale = ringGap * 3;
  const ticks = Array.from({ length: 360 }, (_, angle) => line(angle, scale, scale + tickLength(angle))).join('');
  const labels = hasLabels
    ? `<g font-family="'Exo 2','Exo 2 Variable',sans-serif" font-size="11" fill="#8B98BE">${hourNames(pole, scale + 26)}</g>`
    : '';
  return (
    `<g fill="none" stroke="#A8B3D1" stroke-opacity=".12">${circles.join('')}<path d="${hours}"/>` +
    `<path d="${ticks}" stroke-opacity=".34"/></g>${labels}`
  );
}

function tickLength(angle: number): number {
  if (angle % 15 === 0) return 12;
  return angle % 5 === 0 ? 7 : 4;
}

function hourNames(pole: Point, distance: number): string {
  return Array.from({ length: 23 }, (_, i) => {
    const angle = 90 - (i + 1) * 15;
    const [x, y] = around(pole, angle, distance);
    if (y < 84) return '';
    const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
    return `<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle" transform="rotate(${angle + 90} ${at})">${i + 1}h</text>`;
  }).join('');
}

export interface Trails {
  pole: Point;
  reach: number;
  count: number;
  /** Length of the trails, in degrees; the same for all trails. */
  arc: number;
  seed: number;
}

interface Look {
  magnitude: number;
  color: string;
}

interface Trail extends Look {
  radius: number;
  /** Angle of its tail, in degrees. */
  start: number;
}

/** Star trails, brightest at their heads. */
export function drawTrails({ pole, reach, count, arc, seed }: Trails): string {
  const random = randomFrom(seed);
  const trails = Array.from({ length: count }, (): Trail => ({
    radius: 16 + (reach - 16) * random() ** 0.74,
    start: random() * 360,
    magnitude: toMagnitude(random() ** 2),
    color: trailColor(random()),
  }));
  const drawn = magnitudes.flatMap((magnitude) =>
    trailColors.map((color) => {
      const alike = trails.filter((trail) => trail.color === color && trail.magnitude === magnitude);
      return alike.length === 0 ? '' : drawAlike(pole, arc, { color, magnitude }, alike);
    }),
  );
  return `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`;
}

const gold = '#FFDFA3';
const blue = '#9FBEFF';
const white = '#E6ECFF';
const trailColors = [white, blue, gold];

function trailColor(share: number): string {
  if (share < 0.13) return gold;
  return share < 0.36 ? blue : white;
}

/** Trails of one look: one element for each part of the trails, and one for the stars at their heads. */
function drawAlike(pole: Point, arc: number, { color, magnitude }: Look, trails: readonly Trail[]): string {
  const opacity = 0.22 + magnitude * 0.75;
  const thickness = 0.65 + magnitude * 1.5;
  const segments = (from: number, to: number, share: number) => {
    const d = trails.map(({ radius, start }) => {
      const [a, b] = [around(pole, start + arc * from, radius), around(pole, start + arc * to, radius)];
      const r = radius.toFixed(1);
      return `M${pair(a)}A${r} ${r} 0 0 1 ${pair(b)}`;
    });
    return `<path d="${d.join('')}" stroke-opacity="${(opacity * share).toFixed(2)}"/>`;
  };
  const heads = trails.map(({ radius, start }) => dot(around(pole, start + arc, radius))).join('');
  const head = `<path d="${heads}" stroke-width="${(thickness * 1.6).toFixed(2)}" stroke-opacity="${Math.min(1, opacity + 0.15).toFixed(2)}"/>`;
  return `<g stroke="${color}" stroke-width="${thickness.toFixed(2)}">${segments(0, 0.4, 0.22)}${segments(0.4, 0.75, 0.5)}${segments(0.75, 1, 1)}${head}</g>`;
}

/** A line so short that its round ends make a dot. */
const dot = (at: Point) => `M${pair(at)}h.01`;

import { around, pair, randomFrom, type Point } from './geometry';

/** Distance between two rings of the chart, in pixels. */
const ringGap = 92;

/** Faint stars that do not move. */
export function drawStillStars(width: number, height: number, seed: number): string {
  const random = randomFrom(seed);
  const dots = Array.from({ length: Math.round((width * height) / 5200) }, () => {
    const [x, y, magnitude] = [random() * width, random() * height * 0.9, random() ** 4];
    const opacity = (0.16 + magnitude * 0.5).toFixed(2);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.35 + magnitude * 0.9).toFixed(2)}" opacity="${opacity}"/>`;
  });
  return `<g fill="#DCE5FF">${dots.join('')}</g>`;
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

/** Star trails, brightest at their heads. */
export function drawTrails({ pole, reach, count, arc, seed }: Trails): string {
  const random = randomFrom(seed);
  const trails = Array.from({ length: count }, () => {
    const radius = 16 + (reach - 16) * random() ** 0.74;
    const start = random() * 360;
    const magnitude = random() ** 2;
    return trail(pole, radius, start, arc, magnitude, trailColor(random()));
  });
  return `<g fill="none" stroke-linecap="round">${trails.join('')}</g>`;
}

function trailColor(share: number): string {
  if (share < 0.13) return '#FFDFA3';
  return share < 0.36 ? '#9FBEFF' : '#E6ECFF';
}

function trail(pole: Point, radius: number, start: number, arc: number, magnitude: number, color: string): string {
  const opacity = 0.22 + magnitude * 0.75;
  const thickness = 0.65 + magnitude * 1.5;
  const segment = (from: number, to: number, share: number) => {
    const [a, b] = [around(pole, start + arc * from, radius), around(pole, start + arc * to, radius)];
    const r = radius.toFixed(1);
    return `<path d="M${pair(a)}A${r} ${r} 0 0 1 ${pair(b)}" stroke-opacity="${(opacity * share).toFixed(2)}"/>`;
  };
  const [hx, hy] = around(pole, start + arc, radius);
  const head = `<circle cx="${hx.toFixed(1)}" cy="${hy.toFixed(1)}" r="${(thickness * 0.8).toFixed(2)}" fill="${color}" stroke="none" opacity="${Math.min(1, opacity + 0.15).toFixed(2)}"/>`;
  return `<g stroke="${color}" stroke-width="${thickness.toFixed(2)}">${segment(0, 0.4, 0.22)}${segment(0.4, 0.75, 0.5)}${segment(0.75, 1, 1)}${head}</g>`;
}

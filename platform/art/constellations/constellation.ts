import { figures, type Figure } from './constellationFigures';
import { at, hashText, randomFrom, tenth, type Random } from '../drawing/numbers';
import { path, star } from '../drawing/path';
import type { ChartStar } from '../scenes/scenery/chart';
import { circle, fill, group, stroke } from '../drawing/shapes';

export interface ConstellationOptions {
  width?: number;
  height?: number;
  color?: string;
  /** Color of its brightest star. */
  accent?: string;
  /** Whether its stars are joined. */
  lines?: boolean;
  /** Whether there is a constellation on the chart at all. */
  figure?: boolean;
}

const figureFor = (id: string): Figure => at(figures, seedOf(id) % figures.length);
const seedOf = (id: string) => hashText(`co${id}`);

/** A constellation on a piece of star chart, as an SVG. */
export function constellation(
  id: string,
  {
    width = 320,
    height = 240,
    color = '#EEF2FF',
    accent = '#FFC857',
    lines = true,
    figure = true,
  }: ConstellationOptions = {},
): string {
  const { name, stars, links } = figureFor(id);
  const random = randomFrom(seedOf(id));
  const shortSide = Math.min(width, height);
  const size = shortSide * 0.74;
  const placed = stars.map(([x, y, magnitude]): ChartStar => [
    (width - size) / 2 + x * size,
    (height - size) / 2 + y * size,
    (magnitude * shortSide) / 240,
  ]);
  const body = [
    chartLines(width, height, width * (0.2 + 0.6 * random()), color),
    background(width, height, color, random),
    lines && figure ? joined(placed, links, color) : '',
    figure ? shining(placed, color, accent) : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}" data-name="${name}">${body}</svg>`;
}

/** Circles and meridians about a pole below the picture. */
function chartLines(width: number, height: number, poleX: number, color: string): string {
  const poleY = height * 1.25;
  let lines = '';
  for (let i = 1; i < 7; i++) {
    lines += `<circle cx="${tenth(poleX)}" cy="${tenth(poleY)}" r="${tenth(height * 0.26 * i)}"/>`;
  }
  for (let i = -5; i <= 5; i++) {
    const angle = -Math.PI / 2 + i * 0.2;
    const end = path`L${poleX + Math.cos(angle) * height * 2} ${poleY + Math.sin(angle) * height * 2}`;
    lines += `<path d="${path`M${poleX} ${poleY}`}${end}"/>`;
  }
  return group(`fill="none" stroke="${color}" stroke-width=".8" opacity=".13"`, lines);
}

/** Faint stars, one to every 1,500 square units. */
function background(width: number, height: number, color: string, random: Random): string {
  let points = '';
  for (let i = 0; i < (width * height) / 1500; i++) {
    const [x, y, radius] = [random() * width, random() * height, 0.4 + random() * 0.8];
    points += circle(x, y, radius, color, `opacity="${(0.2 + random() * 0.5).toFixed(2)}"`);
  }
  return points;
}

/** Lines from star to star that stop short of both. */
function joined(stars: readonly ChartStar[], links: Figure['links'], color: string): string {
  const lines = links.map(([from, to]) => {
    const [x1, y1, size1] = at(stars, from);
    const [x2, y2, size2] = at(stars, to);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const ux = (x2 - x1) / length;
    const uy = (y2 - y1) / length;
    const gap1 = size1 * 0.9 + 2;
    const gap2 = size2 * 0.9 + 2;
    return stroke(path`M${x1 + ux * gap1} ${y1 + uy * gap1}L${x2 - ux * gap2} ${y2 - uy * gap2}`, color, 1, 0.5);
  });
  return lines.join('');
}

/** The stars; the brightest is larger, in the accent, and circled. */
function shining(stars: readonly ChartStar[], color: string, accent: string): string {
  const brightest = stars.reduce((best, next) => (next[2] > best[2] ? next : best));
  const drawn = stars.map((place) => {
    const [x, y, size] = place;
    if (place !== brightest) return fill(star(x, y, size * 1.15, 0.22), color);
    const halo = circle(x, y, size * 1.9, 'none', `stroke="${accent}" stroke-width="1" opacity=".6"`);
    return halo + fill(star(x, y, size * 1.5, 0.22), accent);
  });
  return drawn.join('');
}

/** Outlines: the `d` of SVG paths. Every number in them is rounded to a tenth. */
import { at, tenth, type Random } from './numbers';

export type Point = readonly [x: number, y: number];

/** Path data as a template. Line breaks and the indentation after them are left out, so that long outlines can be read. */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((data, part, i) => {
    const value = i === 0 ? '' : at(values, i - 1);
    const text = typeof value === 'number' ? String(tenth(value)) : value;
    return data + text + part.replace(/\n\s*/g, '');
  }, '');
}

/** A line through points. */
export const open = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => path`${x} ${y}`).join('L');

/** A polygon. */
export const closed = (points: readonly Point[]): string => `${open(points)}Z`;

/** A line that bends softly at every point. */
export function smooth(points: readonly Point[]): string {
  let data = open(points.slice(0, 1));
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = at(points, i);
    const [nextX, nextY] = at(points, i + 1);
    data += path`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  }
  const [endX, endY] = at(points, points.length - 1);
  return data + path`L${endX} ${endY}`;
}

/** A star of four points; the smaller `waist`, the sharper they are. */
export const star = (x: number, y: number, radius: number, waist = 0.14): string => {
  const inner = radius * waist;
  return path`M${x} ${y - radius}Q${x + inner} ${y - inner} ${x + radius} ${y}Q${x + inner} ${y + inner} ${x} ${y + radius}
    Q${x - inner} ${y + inner} ${x - radius} ${y}Q${x - inner} ${y - inner} ${x} ${y - radius}Z`;
};

/** A full circle as path data, for clips and rings; `sweep` 0 reverses the direction and cuts a hole. */
export const disc = (x: number, y: number, radius: number, isClockwise: 0 | 1 = 1): string =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 ${isClockwise} ${2 * radius} 0a${radius} ${radius} 0 1 ${isClockwise} ${-2 * radius} 0`;

/** An outline drawn around 0 0, scaled and moved to its place. It may hold absolute commands with "x y" pairs only. */
export const placed = (outline: string, x: number, y: number, scale: number): string =>
  outline.replace(
    /(-?(?<![\d.])[\d.]+) (-?[\d.]+)/g,
    (_pair, dx: string, dy: string) => path`${x + +dx * scale} ${y + +dy * scale}`,
  );

/** A straight line made rough by splitting it `splits` times and pushing each new point aside. */
export function jagged(from: Point, to: Point, roughness: number, splits: number, random: Random): Point[] {
  let points: Point[] = [from, to];
  for (let split = 0; split < splits; split++) {
    const finer: Point[] = [at(points, 0)];
    for (let i = 0; i < points.length - 1; i++) {
      const start = at(points, i);
      const end = at(points, i + 1);
      const dx = end[0] - start[0];
      const dy = end[1] - start[1];
      const length = Math.hypot(dx, dy);
      const aside = (random() - 0.5) * roughness * length;
      const along = 0.4 + random() * 0.2;
      finer.push([start[0] + dx * along - (dy / length) * aside, start[1] + dy * along + (dx / length) * aside], end);
    }
    points = finer;
    roughness *= 0.8;
  }
  return points;
}

/** The point of a line that is nearest to `x`. */
export const nearest = <P extends Point>(points: readonly P[], x: number): P =>
  points.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best));

const degrees = Math.PI / 180;
const short = (value: number) => Number(value.toFixed(2));

/** The path of a four-pointed star around (x, y); `waist` is the inner radius as a fraction of `radius`. */
export function starPath(x: number, y: number, radius: number, waist = 0.26): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 - Math.PI / 2;
    const reach = index % 2 ? radius * waist : radius;
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
}

export interface Point {
  x: number;
  y: number;
}

export const origin: Point = { x: 0, y: 0 };

/** The point on a circle at an angle in degrees, clockwise from three o'clock. */
export function onCircle(center: Point, radius: number, angle: number): Point {
  return {
    x: short(center.x + Math.cos(angle * degrees) * radius),
    y: short(center.y + Math.sin(angle * degrees) * radius),
  };
}

/** For a path, to a tenth of a pixel. */
export const pair = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

export const line = (from: Point, to: Point) => `M${pair(from)}L${pair(to)}`;

/** Lines between two circles around a center, as many as `count`. */
export const rays = (center: Point, inner: number, outer: number, count: number) =>
  Array.from({ length: count }, (_, index) => (360 / count) * index)
    .map((angle) => line(onCircle(center, inner, angle), onCircle(center, outer, angle)))
    .join('');

/** `value / whole`, clamped to 0 to 1; 0 when the whole is 0. */
export function share(value: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
}

/**
 * Moves positions (ascending, in one unit) apart where they are closer than `gap`, so that marks do not overlap. The last
 * position stays and none goes below `lowest`, unless there is not enough space.
 */
export function spread(positions: readonly number[], gap: number, lowest: number): number[] {
  const fromLast: number[] = [];
  for (const position of positions.toReversed()) {
    fromLast.unshift(Math.min(position, (fromLast[0] ?? Infinity) - gap));
  }
  return fromLast.map((position, index) => Math.max(position, lowest + index * gap));
}

/** The sides of a rarity's star in px, by the size of its line. */
export const rarityStarSides = { small: 9, normal: 11, large: 14 } as const;
export type RarityStarSide = (typeof rarityStarSides)[keyof typeof rarityStarSides];

/** Space between two of the five stars in px. */
export const rarityStarGap = 2;

/** The width of five stars in px. */
export const rarityStarsWidth = (side: RarityStarSide) => 5 * side + 4 * rarityStarGap;

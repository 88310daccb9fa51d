import { randomFrom } from '../../sky/geometry';

// The shapes of the fortune cookie, in a space of 716 by 530. A fixed seed keeps speckles and crumbs the same.

type Point = readonly [x: number, y: number];

export const body =
  'M92 300C62 196 156 84 318 78C486 74 594 182 574 292C564 346 514 362 470 322C430 286 386 262 336 262C286 262 236 292 196 330C152 368 104 352 92 300Z';

const crack: readonly Point[] = [
  [344, 60],
  [330, 104],
  [348, 128],
  [326, 158],
  [346, 186],
  [328, 214],
  [342, 240],
  [332, 280],
];

const lineTo = (points: readonly Point[], shift = 0) => points.map(([x, y]) => `L${x + shift} ${y}`).join('');

/** A line along the crack; `shift` in units to the right. */
export const crackLine = (shift = 0) => `M${lineTo(crack, shift).slice(1)}`;

export const leftHalf = `M0 0H344V60${lineTo(crack)}V420H0Z`;
export const rightHalf = `M700 0H344V60${lineTo(crack)}V420H700Z`;
/** The dark inside of the right half, along the crack. */
export const hollow = `M344 60${lineTo(crack)}C402 236 398 112 344 60Z`;

/** Baking rings. */
export const rings = Array.from({ length: 8 }, (_, index) => {
  const t = (index + 1) / 9;
  const at = (value: number) => Number(value.toFixed(1));
  return {
    path: `M${at(92 + t * 40)} ${at(300 - t * 16)}C${at(70 + t * 60)} ${at(200 + t * 30)} ${at(160 + t * 60)} ${at(88 + t * 62)} 320 ${at(82 + t * 70)}C${at(480 - t * 40)} ${at(78 + t * 70)} ${at(590 - t * 56)} ${at(186 + t * 34)} ${at(572 - t * 40)} ${at(290 - t * 14)}`,
    opacity: 0.05 + 0.03 * ((index + 1) % 3),
    width: at(1.2 + t * 2),
  };
});

const random = randomFrom(77);

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${(x - rx).toFixed(1)} ${y.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(rx * 2).toFixed(1)} 0a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 0 ${(-rx * 2).toFixed(1)} 0`;

/** Brown and light speckles, grouped into one path for each color and opacity. */
export const speckles = groupByPaint(
  Array.from({ length: 260 }, () => {
    const [x, y, size] = [90 + random() * 490, 80 + random() * 270, 0.5 + random() * 1.5];
    const color = random() < 0.55 ? '#8A4B17' : '#FFE6AE';
    const opacity = Math.round((0.12 + random() * 0.28) * 12) / 12;
    return { color, opacity, path: ellipse(x, y, size * 1.5, size) };
  }),
);

interface Speck {
  color: string;
  opacity: number;
  path: string;
}

function groupByPaint(specks: Speck[]): Speck[] {
  const groups = new Map<string, Speck>();
  for (const { color, opacity, path } of specks) {
    const key = `${color} ${opacity}`;
    groups.set(key, { color, opacity: Number(opacity.toFixed(2)), path: (groups.get(key)?.path ?? '') + path });
  }
  return [...groups.values()];
}

function shard(x: number, y: number, size: number): string {
  const turn = random() * 6;
  const corners = Array.from({ length: 5 }, (_, index) => {
    const angle = turn + index * 1.2566;
    const reach = size * (0.65 + random() * 0.5);
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const crumbPlaces: readonly (readonly [x: number, y: number, size: number])[] = [
  [372, 58, 7],
  [398, 40, 4],
  [352, 36, 3],
  [420, 66, 3],
  [384, 20, 2.5],
];

/** Crumbs above the crack, each with its lit side. */
export const crumbs = crumbPlaces.map(([x, y, size]) => ({
  crumb: shard(x, y, size),
  lit: shard(x - 1, y - 1, size * 0.5),
}));

/** The constellation that continues the line of crumbs. */
export const stars: readonly { at: Point; radius: number; isGold: boolean }[] = [
  { at: [486, 28], radius: 7, isGold: false },
  { at: [566, 52], radius: 11, isGold: true },
  { at: [622, 110], radius: 6, isGold: false },
  { at: [690, 96], radius: 9, isGold: false },
  { at: [664, 180], radius: 6, isGold: false },
];

const route: readonly Point[] = [[420, 66], ...stars.map(({ at }) => at)];
const gap = 11;

/** The lines between the stars; they end before the stars. */
export const constellation = route
  .slice(1)
  .map(([x, y], index) => {
    const [fromX, fromY] = route[index] ?? [x, y];
    const part = gap / Math.hypot(x - fromX, y - fromY);
    const [dx, dy] = [(x - fromX) * part, (y - fromY) * part];
    return `M${(fromX + dx).toFixed(1)} ${(fromY + dy).toFixed(1)}L${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`;
  })
  .join('');

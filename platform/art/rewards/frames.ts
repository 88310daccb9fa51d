import { bevel, circular, corners, scaled } from '../emblems/coins';
import type { Tones } from '../emblems/glyph';
import type { Rarity } from '../emblems/rarities';
import { at, lerp } from '../drawing/numbers';
import { closed, disc, type Point } from '../drawing/path';
import { circle, fill, group } from '../drawing/shapes';

/** The rim of a rarity and the window inside of it, around 120 110. */
interface Frame {
  rim: string;
  window: string;
  /** What lies over the object. */
  before: string;
}

const [cx, cy] = [120, 110];

/** Rims keep the outlines of the coins, so that a rarity is known by its shape; the window is as large as it can be. */
export const frames: Record<Rarity, (tones: Tones) => Frame> = {
  common: (tones) => ({
    rim: bevel(circular(106), circular(98), tones, { edge: '' }),
    window: `${disc(cx, cy, 98)}Z`,
    before: '',
  }),
  rare: (tones) => polygon(corners(6, 116), tones),
  epic: (tones) => polygon(cutSquare(), tones),
  legendary: (tones) => ({
    rim:
      fill(closed(corners(48, 116, 104)), tones.dark) +
      fill(closed(corners(48, 113, 103)), tones.color) +
      bevel(circular(105), circular(97), tones, { edge: '' }),
    window: `${disc(cx, cy, 97)}Z`,
    before: '',
  }),
  exotic: (tones) => {
    const { rim, window } = polygon(corners(10, 118, 101), tones);
    return {
      rim,
      window,
      before: group(
        `transform="rotate(-20 ${cx} ${cy})" fill="none"`,
        `<path d="M4 112A116 38 0 0 0 236 112" stroke="${tones.light}" stroke-width="2.2" opacity=".9"/>`,
        circle(cx + 96, cy + 23, 5.5, tones.light) + circle(cx - 70, cy + 33, 3.4, tones.color),
      ),
    };
  },
};

function polygon(outer: Point[], tones: Tones): Frame {
  const middle = scaled(outer, 0.955);
  const inner = scaled(outer, 0.915);
  return { rim: bevel(outer, middle, tones) + bevel(middle, inner, tones), window: closed(inner), before: '' };
}

const cutSquare = (): Point[] => {
  const square = corners(4, 132);
  return square.flatMap((corner, i): Point[] => {
    const next = at(square, (i + 1) % 4);
    return [0.2, 0.8].map((share): Point => [lerp(corner[0], next[0], share), lerp(corner[1], next[1], share)]);
  });
};

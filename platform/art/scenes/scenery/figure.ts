import { tenth } from '../../drawing/numbers';
import { placed } from '../../drawing/path';
import { circle, fill, stroke } from '../../drawing/shapes';

interface Figure {
  /** The position of the feet. */
  x: number;
  y: number;
  height: number;
  color: string;
  /** Color of a scarf in the wind. */
  scarf?: string;
  /** Color of a lamp's light. */
  lamp?: string;
  carries?: 'staff' | 'sword';
}

const cloak = 'M-3 -86C-11 -74 -17 -36 -20 0L-8 -3L0 0L9 -3L17 0C14 -36 12 -70 5 -86Z';
const head = 'M0 -104C8 -104 11 -97 10 -90C9 -83 4 -79 0 -79C-6 -79 -10 -84 -9 -92C-8 -100 -5 -104 0 -104Z';
const windblown =
  'M4 -82C-14 -86 -30 -74 -46 -80C-56 -84 -66 -92 -78 -90C-64 -82 -58 -68 -44 -68C-28 -68 -16 -76 2 -74Z';

/** The small cloaked traveler that gives every scene its scale. */
export function figure({ x, y, height, color, scarf, lamp, carries }: Figure): string {
  const scale = height / 100;
  const own = (outline: string) => placed(outline, x, y, scale);
  let markup = fill(own(cloak) + own(head), color);
  if (scarf) markup += fill(own(windblown), scarf);
  if (carries === 'staff') markup += stroke(own('M14 -118L20 0'), color, tenth(3.4 * scale));
  if (carries === 'sword') {
    markup += stroke(own('M16 -50L44 6'), color, tenth(4 * scale));
    markup += stroke(own('M14 -40L24 -46'), color, tenth(4 * scale));
  }
  if (lamp) {
    markup += stroke(own('M16 -60L24 -56L24 -48'), color, tenth(2.4 * scale));
    markup += circle(x + 24 * scale, y - 43 * scale, 5 * scale, lamp);
  }
  return markup;
}

/** Colors are `#rrggbb`. They are mixed in OKLab, whose midpoints look right and never turn gray. */
import { clamp, lerp } from './numbers';

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** The color at the share `t` between two colors. */
export function mix(from: string, to: string, t: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]);
}

/** A color lightened (or, below zero, darkened) by a share of the range from black to white. */
export function lighten(color: string, share: number): string {
  const [lightness, greenRed, blueYellow] = toLab(color);
  return toHex([clamp(lightness + share), greenRed, blueYellow]);
}

function toLab(color: string): Lab {
  const bits = parseInt(color.slice(1, 7), 16);
  const red = linear(bits >> 16);
  const green = linear((bits >> 8) & 255);
  const blue = linear(bits & 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex([lightness, greenRed, blueYellow]: Lab): string {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return '#' + channels.map((channel) => encoded(channel).toString(16).padStart(2, '0')).join('');
}

/** An sRGB byte as linear light. */
function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Linear light as an sRGB byte. */
function encoded(light: number): number {
  return Math.round(255 * clamp(light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}

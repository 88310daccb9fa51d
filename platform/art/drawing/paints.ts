import { mix } from './color';
import { hashText, lerp, tenth } from './numbers';

/** A stop of a gradient. Neighbors without an opacity are mixed in OKLab. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

export const stop = (offset: number, color: string, opacity?: number): Stop => [offset, color, opacity];

/** Whether a gradient's numbers are shares of what it fills, or units of the scene. */
export type Units = 'box' | 'scene';

/** The gradients, blurs and clips of one picture. Their ids are its own, so that pictures may share a page. */
export class Paints {
  readonly #uid: string;
  #count = 0;
  #defs = '';

  constructor(key: string) {
    this.#uid = `m${hashText(key).toString(36)}`;
  }

  /** The definitions so far, as the content of `<defs>`. */
  get defs(): string {
    return this.#defs;
  }

  /** A gradient along a line, downwards by default. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Line = [0, 0, 0, 1], units: Units = 'box'): string {
    return this.#paint(
      (id) =>
        `<linearGradient id="${id}" x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}"${unitsAttribute(units)}>${stopElements(stops)}</linearGradient>`,
    );
  }

  /** A gradient outwards from a center. */
  radial(stops: readonly Stop[], [x, y, radius]: Round = [0.5, 0.5, 0.5], units: Units = 'box'): string {
    return this.#paint(
      (id) =>
        `<radialGradient id="${id}" cx="${+x.toFixed(3)}" cy="${+y.toFixed(3)}" r="${+radius.toFixed(3)}"${unitsAttribute(units)}>${stopElements(stops)}</radialGradient>`,
    );
  }

  /** The attribute that blurs an element; `margin` is the room around it, as a share of its size. */
  blur(deviation: number, margin = 0.4): string {
    const id = this.define(
      (id) =>
        `<filter id="${id}" x="-${margin}" y="-${margin}" width="${1 + 2 * margin}" height="${1 + 2 * margin}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** The attribute that clips an element to an outline. */
  clip(outline: string): string {
    const id = this.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Adds a definition and gives its id. */
  define(markup: (id: string) => string): string {
    const id = `${this.#uid}-${(this.#count++).toString(36)}`;
    this.#defs += markup(id);
    return id;
  }

  #paint(markup: (id: string) => string): string {
    return `url(#${this.define(markup)})`;
  }
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Round = readonly [x: number, y: number, radius: number];

const unitsAttribute = (units: Units) => (units === 'scene' ? ' gradientUnits="userSpaceOnUse"' : '');

const stopElements = (stops: readonly Stop[]) =>
  smoothed(stops)
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${+offset.toFixed(3)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** SVG mixes in sRGB; two stops from OKLab in every gap keep its gradients from going muddy. */
const smoothed = (stops: readonly Stop[]): Stop[] =>
  stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    if (!next || stop[2] !== undefined || next[2] !== undefined) return [stop];
    const between = [0.33, 0.66].map((t): Stop => [lerp(stop[0], next[0], t), mix(stop[1], next[1], t)]);
    return [stop, ...between];
  });

import { compositions } from './compositions/compositions';
import { letteringOf, publisherLine, type DrawnGame } from '../lettering/lettering';
import { hasOrnamentBelow, letters } from '../lettering/letters';
import { tenth } from '../drawing/numbers';
import { stop } from '../drawing/paints';
import { path } from '../drawing/path';
import { Scene, sceneHeight, type SceneKind } from './Scene';
import { escaped, group, moved, rect } from '../drawing/shapes';

export interface CoverOptions {
  width: number;
  height: number;
  kind: SceneKind;
  /** The position of the subject, as a share of the width; by default the middle, or the right of a wide hero. */
  focus?: number;
}

/** On a box the picture is a little smaller, to leave the foot to the lettering. */
const boxScale = 0.86;

/** A game's scene as an SVG, composed for the requested aspect. */
export function cover(game: DrawnGame, options: CoverOptions): string {
  const { width, height, kind } = options;
  const isBox = kind === 'box';
  const focus = options.focus ?? (kind === 'hero' && width / height > 1.5 ? 0.7 : 0.5);
  const scene = new Scene({ id: game.slug, kind, width: isBox ? width / boxScale : width, height, focus });
  compositions[game.family](scene);
  const frameWidth = isBox ? scene.width * boxScale : scene.width;
  const picture = isBox
    ? `<rect width="${tenth(frameWidth)}" height="${sceneHeight}" fill="${game.palette.ink}"/>` +
      group(`transform="scale(${boxScale})"`, scene.body)
    : scene.body;
  const layers = [
    picture,
    scene.isTiny || kind === 'thumb' ? '' : grain(scene, frameWidth),
    vignette(scene, frameWidth, game.palette.ink),
    isBox ? boxFoot(scene, frameWidth, game) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tenth(frameWidth)} ${sceneHeight}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escaped(game.name)}"><defs>${scene.defs}</defs>${layers.join('')}</svg>`;
}

/** Film grain: keeps wide skies from banding. */
export function grain(scene: Scene, width: number): string {
  const id = scene.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.1 -.28"/></filter>`,
  );
  return rect(0, 0, width, sceneHeight, '#808080', `filter="url(#${id})" opacity=".16" style="mix-blend-mode:overlay"`);
}

export function vignette(scene: Scene, width: number, ink: string): string {
  const shade = scene.radial([stop(0, ink, 0), stop(0.62, ink, 0), stop(1, ink, 0.55)], [0.5, 0.45, 0.78]);
  return rect(0, 0, width, sceneHeight, shade);
}

/** The dark foot of a box, with the game's name, the publisher's and a hairline around it all. */
function boxFoot(scene: Scene, width: number, game: DrawnGame): string {
  const { ink, light } = game.palette;
  const lettering = letteringOf(game.slug);
  const scale = Math.min((width - 96) / lettering.width, 128 / lettering.height, 1.15);
  const top = 732 - lettering.height * scale - (hasOrnamentBelow(game) ? 24 * scale : 0);
  const dark = scene.linear([
    stop(0, ink, 0),
    stop(0.3, ink, 0.42),
    stop(0.52, ink, 0.86),
    stop(0.64, ink, 1),
    stop(1, ink, 1),
  ]);
  return [
    rect(0, 470, width, 330, dark),
    group(`transform="${moved(width / 2, top)} scale(${scale.toFixed(3)})"`, letters(scene, game)),
    group(
      `transform="${moved(width / 2, 758)} scale(.62)" fill="${light}" opacity=".82"`,
      `<path d="${publisherLine}"/>`,
    ),
    `<path d="${path`M1 1H${width - 1}V799H1Z`}" fill="none" stroke="#ffffff" stroke-opacity=".14" stroke-width="2"/>`,
  ].join('');
}

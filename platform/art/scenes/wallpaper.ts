import { at, hashText } from '../drawing/numbers';
import { stop } from '../drawing/paints';
import { escaped, group, rect } from '../drawing/shapes';
import type { Family } from '../games';
import type { DrawnGame } from '../lettering/lettering';
import { compositions } from './compositions/compositions';
import { grain, vignette } from './cover';
import { Scene, sceneHeight } from './Scene';
import { stars } from './scenery/air';

const wallpaperSize = { width: 1920, height: 1080 } as const;

/** The times of day that a scene is shown at. */
const hours = ['dawn', 'day', 'dusk', 'night'] as const;
type Hour = (typeof hours)[number];

/** The position of the subject, as a share of the width, and whether the scene is mirrored. */
const views = {
  left: { focus: 0.34, isMirrored: false },
  center: { focus: 0.5, isMirrored: true },
  right: { focus: 0.7, isMirrored: false },
} as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['left', 'center', 'right'];

/** A game's scene at a time of day, seen from one side. There are few of them, so all may be stored. */
export type WallpaperName = `${Hour}-${View}`;

const wallpapers = hours.flatMap((hour) =>
  viewNames.map((view): { name: WallpaperName; hour: Hour; view: View } => ({ name: `${hour}-${view}`, hour, view })),
);
const wallpaperOf = new Map<string, (typeof wallpapers)[number]>(wallpapers.map((one) => [one.name, one]));

export const isWallpaperName = (name: string): name is WallpaperName => wallpaperOf.has(name);

/** The scenes of the wallpapers, by the rewards' keys: a game's wallpapers differ in the time of day and in the view. */
const chosen: Partial<Record<string, WallpaperName>> = {
  'violet-hour': 'dusk-left',
  'pines-below-mount-aurel': 'dawn-center',
  'constellation-of-the-walker': 'night-right',
  'rings-from-below': 'dusk-left',
  'the-blue-moons-night-side': 'night-right',
  'berth-nine-empty': 'day-center',
  'arches-at-siesta': 'day-center',
  'the-far-tower': 'dawn-left',
  'evening-over-the-plain': 'dusk-right',
  'the-beam-at-four': 'night-right',
  'sail-past-the-teeth': 'dusk-center',
  'green-water-white-water': 'day-left',
  'light-through-old-beeches': 'dawn-center',
  'stag-at-the-mere': 'dusk-left',
  'moss-very-close': 'day-right',
  'palm-in-the-mirror': 'night-center',
  'last-light-at-turn-ninety': 'day-left',
  'two-lanes-of-violet': 'dusk-right',
  'brass-by-candlelight': 'day-center',
  'the-dome-open': 'night-right',
  'dust-on-the-third-ring': 'dawn-left',
  'two-moons-one-dune': 'night-center',
  'caravan-in-single-file': 'day-right',
  'rose-hour-at-the-wells': 'dawn-left',
  'green-fire-over-the-pass': 'day-left',
  'one-tent-lit': 'dusk-right',
  'black-water-blue-ice': 'night-center',
  'the-last-of-the-blue': 'dusk-left',
  'minnow-and-whale': 'day-center',
  'bells-in-the-kelp': 'night-right',
  'castle-with-a-waterfall': 'day-right',
  'washing-line-between-isles': 'dusk-left',
  'breakfast-above-the-clouds': 'dawn-center',
  'pink-moon-over-the-aster': 'dusk-left',
  'rain-on-forty-thousand-windows': 'night-right',
  'the-gap-between-two-roofs': 'day-center',
  'red-evening-black-lances': 'dusk-left',
  'crows-over-the-standard': 'dawn-right',
  'one-figure-on-the-hill': 'day-center',
  'ember-wallpapers-set-of-six': 'day-left',
  'the-mountain-awake': 'dawn-center',
  'bridge-over-the-flow': 'dusk-right',
  'five-kites-and-a-village': 'day-left',
  'cloud-shaped-like-a-duck': 'dawn-center',
  'moon-on-nine-waters': 'night-center',
  'reed-shore-at-low-light': 'dusk-left',
  'the-hut-at-dawn': 'dawn-right',
};

/** The scene of a wallpaper, by its reward's key; one that was not chosen by hand follows from the key. */
export const wallpaperFor = (key: string): WallpaperName =>
  chosen[key] ?? at(wallpapers, hashText(key) % wallpapers.length).name;

/** A game's wallpaper as an SVG. */
export function wallpaper(game: DrawnGame, name: WallpaperName): string {
  const { hour, view } = wallpaperOf.get(name) ?? { hour: 'day', view: 'center' };
  const { focus, isMirrored } = views[view];
  const { width, height } = wallpaperSize;
  const scene = new Scene({ id: `${game.slug}-${name}`, kind: 'background', width, height, focus });
  compositions[game.family](scene);
  const { width: sceneWidth } = scene;
  const mirror = isMirrored ? `transform="matrix(-1 0 0 1 ${sceneWidth.toFixed(1)} 0)"` : '';
  const picture = group(mirror, scene.body);
  const light = scene.capture(() => {
    lights[hour](scene, game);
  });
  const layers = [
    group(grade(scene, hour), picture),
    light,
    grain(scene, sceneWidth),
    vignette(scene, sceneWidth, game.palette.ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth.toFixed(1)} ${sceneHeight}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escaped(game.name)}"><defs>${scene.defs}</defs>${layers.join('')}</svg>`;
}

/** Color matrices by hour: rows of red, green and blue. */
const grades: Record<Hour, string | null> = {
  dawn: '1 .1 .02 0 .07 .04 .86 .06 0 .05 .06 .04 .82 0 .1 0 0 0 1 0',
  day: null,
  dusk: '.8 .14 .06 0 .03 .02 .62 .1 0 0 .08 .12 .78 0 .09 0 0 0 1 0',
  night: '.3 .1 .05 0 .01 .06 .36 .12 0 .02 .1 .2 .52 0 .07 0 0 0 1 0',
};

function grade(scene: Scene, hour: Hour): string {
  const values = grades[hour];
  if (values === null) return '';
  const id = scene.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

type Lights = (scene: Scene, game: DrawnGame) => void;

/** Washes the scene in two colors from top to bottom. */
const wash =
  (top: string, bottom: string, opacity: number): Lights =>
  (scene) => {
    const colors = scene.linear([stop(0, top, opacity), stop(0.55, bottom, opacity * 0.7), stop(1, bottom, 0)]);
    scene.add(rect(0, 0, scene.width, sceneHeight, colors, 'style="mix-blend-mode:soft-light"'));
  };

/** Scenes indoors and under water. */
const skyless: readonly Family[] = ['orrery', 'trench'];

const lights: Record<Hour, Lights> = {
  dawn: wash('#ff9fb0', '#ffe0a0', 0.75),
  day: () => undefined,
  dusk: wash('#6a2fb0', '#ff7a4a', 0.8),
  night: (scene, { family }) => {
    if (!skyless.includes(family)) stars(scene, { count: 220, depth: 420, sparkles: 9 });
  },
};

/**
 * Addresses of the drawn pictures. Every address contains the hash of the art kit, so that a picture may be cached
 * forever. Scenes are AVIF, WebP or PNG, depending on what the browser accepts; the rest is SVG.
 */
import { artHash } from './artHash';
import { wallpaperFor } from './scenes/wallpaper';

/** Slots a scene is drawn for, each at its own aspect, never cropped. */
export const sceneSlots = {
  thumb: { width: 176, height: 176 },
  thumbLarge: { width: 352, height: 352 },
  card: { width: 640, height: 480 },
  box: { width: 600, height: 800 },
  wide: { width: 960, height: 540 },
  heroPhone: { width: 780, height: 900 },
  hero: { width: 1920, height: 768 },
} as const;

export type SceneSlot = keyof typeof sceneSlots;

export const isSceneSlot = (name: string): name is SceneSlot => Object.hasOwn(sceneSlots, name);

const base = () => `/pictures/${artHash()}`;

export const sceneUrl = (gameSlug: string, slot: SceneSlot) => `${base()}/scenes/${gameSlug}/${slot}`;

/** A wallpaper as a file to keep, which every program reads; `key` is its reward's. */
export const wallpaperUrl = (gameSlug: string, key: string) => `${base()}/wallpapers/${gameSlug}/${wallpaperFor(key)}`;

export const logoUrl = (gameSlug: string, width: 280 | 560) => `${base()}/logos/${gameSlug}/${width}.svg`;

/** An emblem of a reward: its rarity's coin around a glyph in the colors of its game; `id` varies the engraving. */
export const emblemUrl = (gameSlug: string, rarity: string, glyph: string, id: string) =>
  `${base()}/emblems/${gameSlug}/${rarity.toLowerCase()}/${glyph}/${encodeURIComponent(id)}.svg`;

/** A badge in the colors of its game. */
export const badgeUrl = (gameSlug: string, glyph: string, id: string) =>
  `${base()}/badges/${gameSlug}/${glyph}/${encodeURIComponent(id)}.svg`;

export const avatarUrl = (kind: string, id: string) => `${base()}/avatars/${kind}/${encodeURIComponent(id)}.svg`;

export const constellationUrl = (id: string) => `${base()}/constellations/${encodeURIComponent(id)}.svg`;

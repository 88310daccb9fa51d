import { cover } from './cover';
import type { DrawnGame } from '../lettering/lettering';
import { sceneSlots, type SceneSlot } from '../pictureUrls';
import type { SceneKind } from './Scene';

/** What each slot's picture is for. Thumbs carry no grain, boxes carry the name, heroes leave room for text. */
const kinds: Record<SceneSlot, SceneKind> = {
  thumb: 'thumb',
  thumbLarge: 'thumb',
  card: 'background',
  box: 'box',
  wide: 'background',
  heroPhone: 'hero',
  hero: 'hero',
};

/** A game's scene as an SVG, composed for a slot. */
export const drawScene = (game: DrawnGame, slot: SceneSlot): string =>
  cover(game, { ...sceneSlots[slot], kind: kinds[slot] });

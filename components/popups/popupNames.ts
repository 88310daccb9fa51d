import type { Query } from '../../store/router/rules';

/** The overlays that an address may open: `?_popup=faq` (docs/contracts/embedding.md). */
const popupNames = ['faq', 'measuring', 'avatar', 'profile', 'badges', 'notices'] as const;
export type PopupName = (typeof popupNames)[number];

/** The query key of the overlay. */
export const popupQueryKey = '_popup';

/** Overlays with a player's data: a visitor has to log in first. */
const playerPopups: readonly PopupName[] = ['profile', 'badges', 'notices'];

export const isForPlayers = (name: PopupName) => playerPopups.includes(name);

/** The overlay in a query; null for none and for an unknown name. */
export const popupIn = (query: Query): PopupName | null =>
  popupNames.find((name) => name === query[popupQueryKey]) ?? null;

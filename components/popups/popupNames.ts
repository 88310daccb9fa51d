import type { Query } from '../../store/router/rules';

/** The overlays that an address may open: `?_popup=faq` (docs/contracts/embedding.md). */
export const popupNames = ['faq', 'measuring', 'avatar', 'profile', 'badges'] as const;
export type PopupName = (typeof popupNames)[number];

/** What opens them in a query. */
export const popupQueryKey = '_popup';

/** Overlays that hold what is a player's: a visitor logs in first. */
const playerPopups: readonly PopupName[] = ['avatar', 'profile', 'badges'];

export const isForPlayers = (name: PopupName) => playerPopups.includes(name);

/** The overlay that a query asks for; null for none, and for a name that there is none of. */
export const popupIn = (query: Query): PopupName | null =>
  popupNames.find((name) => name === query[popupQueryKey]) ?? null;

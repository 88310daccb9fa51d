/** The overlays that an address may open: `?_popup=faq` (docs/contracts/embedding.md). */
const popupNames = ['faq', 'measuring', 'avatar', 'profile', 'badges', 'notices'] as const;
export type PopupName = (typeof popupNames)[number];

export const popupQueryKey = '_popup';

/** A visitor has to log in first. */
const playerPopups: readonly PopupName[] = ['profile', 'badges', 'notices'];

export const isForPlayers = (name: PopupName) => playerPopups.includes(name);

/** Null for none, for several and for an unknown name. */
export function popupIn(query: URLSearchParams): PopupName | null {
  const values = query.getAll(popupQueryKey);
  return values.length === 1 ? (popupNames.find((name) => name === values[0]) ?? null) : null;
}

export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
}

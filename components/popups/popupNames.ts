/** The overlays that an address may open: `?_popup=faq` (docs/contracts/embedding.md). */
const popupNames = ['faq', 'measuring', 'avatar', 'profile', 'badges', 'notices'] as const;
export type PopupName = (typeof popupNames)[number];

export const popupQueryKey = '_popup';

/** A visitor has to log in first. */
const playerPopups: readonly PopupName[] = ['profile', 'badges', 'notices'];

export const isForPlayers = (name: PopupName) => playerPopups.includes(name);

/** An overlay, or a part of it: `profile.security`. */
export type PopupAddress = PopupName | `${PopupName}.${string}`;

/** Null for none, for several and for an unknown name. */
export function popupIn(query: URLSearchParams): PopupName | null {
  const [name, ...others] = query.getAll(popupQueryKey).map((value) => value.split('.')[0]);
  return others.length === 0 ? (popupNames.find((each) => each === name) ?? null) : null;
}

export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The overlays that an address may open: `?_popup=faq` (docs/contracts/embedding.md). */
const popupNames = ['faq', 'measuring', 'avatar', 'profile', 'badges', 'notices', 'calendar'] as const;
export type PopupName = (typeof popupNames)[number];

export const popupQueryKey = '_popup';

/** A visitor has to log in first. */
const playerPopups: readonly PopupName[] = ['profile', 'badges', 'notices', 'calendar'];

export const isForPlayers = (name: PopupName) => playerPopups.includes(name);

/** An overlay, or a part of it: `profile.security`. */
export type PopupAddress = PopupName | `${PopupName}.${string}`;

/** Undefined for an unknown name. */
export const popupOf = (address: string): PopupName | undefined =>
  popupNames.find((name) => name === address.split('.')[0]);

/** Null for none, for several and for an unknown name. */
export function popupIn(query: URLSearchParams): PopupName | null {
  const [address = '', ...others] = query.getAll(popupQueryKey);
  return others.length === 0 ? (popupOf(address) ?? null) : null;
}

export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
}

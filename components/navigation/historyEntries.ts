// The only file that touches `window.history`: addresses are written by the router (`address.ts`), which owns the state of each entry.

/** The router's key; null if the router has written none. */
export function currentEntry(): string | null {
  const state: unknown = typeof window === 'undefined' ? null : window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

/** Adds an entry for a dialog above the current one, with its address and its key. The router would replace the current entry. */
export const addDialogEntry = () =>
  window.history.pushState({ ...window.history.state, isDialog: true }, '', window.location.href);

export function isDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isDialog' in state;
}

/** What the router asks before it shows the page of another entry, by `keepPage`: dialogs replace it (`useBackCloses`). */
export const entryRule = { isForRouter: () => true };

export const goBack = () => window.history.back();
export const goForward = () => window.history.forward();

export function restoreScrollBy(owner: 'browser' | 'router'): void {
  window.history.scrollRestoration = owner === 'browser' ? 'auto' : 'manual';
}

/** The router's key of the current history entry; null where the router has written none. */
export function currentEntry(): string | null {
  const state: unknown = typeof window === 'undefined' ? null : window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

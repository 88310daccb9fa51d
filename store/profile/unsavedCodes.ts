const codesOf = new Map<string, readonly string[]>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Recovery codes by their player, until these are saved: the services give them once, and the screen may close before. Until then the
 * browser asks before it leaves the page. They are secret and therefore not in the state.
 */
export const unsavedCodes = {
  of: (userId: string) => codesOf.get(userId),
  keep(userId: string, codes: readonly string[]): void {
    codesOf.set(userId, codes);
    window.addEventListener('beforeunload', ask);
  },
  forget(userId: string): void {
    codesOf.delete(userId);
    window.removeEventListener('beforeunload', ask);
  },
};

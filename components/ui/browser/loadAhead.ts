/**
 * Loads code before the reader needs it. A failure changes nothing: `loadPart` loads it again once it is shown, and only then
 * may load the page again.
 */
export const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Whether a later part of the site's code could not be loaded, without a connection or after a deploy. */
export const isLostScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

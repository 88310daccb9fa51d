/** Sets no tracking cookies. The content security policy allows it. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** Starts automatically, because the dialog opens on a click on play. */
export const playerAddress = (id: string) => `${videoHost}/embed/${id}?autoplay=1&rel=0`;

export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;

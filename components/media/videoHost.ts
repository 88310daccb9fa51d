/** Where videos play: the host's address for pages that do not follow who watches. The security policy allows this one. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The player of a video, which begins by itself: who gets here has pressed play. */
export const playerAddress = (id: string) => `${videoHost}/embed/${id}?autoplay=1&rel=0`;

/** A video's own page at its host. */
export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;

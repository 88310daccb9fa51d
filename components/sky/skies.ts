import type { Point } from './geometry';

interface SkyFiles {
  /** Size of the drawing in px; it is wider than any view of it, and each view positions the pole itself. */
  width: number;
  height: number;
  pole: Point;
  /** Half the side of the trails' square around the pole, in px. */
  reach: number;
  /** Addresses of the layers. Browsers keep a file for good, so a change of a drawing needs another name. */
  back: string;
  trails: string;
  front: string;
}

/** The skies of the site, each drawn in three layers. */
export const skies = {
  hero: {
    width: 2880,
    height: 900,
    pole: [1770, 324],
    reach: 900,
    back: '/static/pictures/sky-hero-back.5a99c597a0.svg',
    trails: '/static/pictures/sky-hero-trails.988d48acf8.svg',
    front: '/static/pictures/sky-hero-front.474ef599be.svg',
  },
  heroPhone: {
    width: 960,
    height: 468,
    pole: [640, 150],
    reach: 420,
    back: '/static/pictures/sky-heroPhone-back.b482583faa.svg',
    trails: '/static/pictures/sky-heroPhone-trails.09445731dc.svg',
    front: '/static/pictures/sky-heroPhone-front.fd3564ba25.svg',
  },
  call: {
    width: 2880,
    height: 640,
    pole: [1860, 154],
    reach: 820,
    back: '/static/pictures/sky-call-back.3735915337.svg',
    trails: '/static/pictures/sky-call-trails.85824f3114.svg',
    front: '/static/pictures/sky-call-front.6119998da2.svg',
  },
  login: {
    width: 1200,
    height: 800,
    pole: [800, 480],
    reach: 560,
    back: '/static/pictures/sky-login-back.89ac3cc70a.svg',
    trails: '/static/pictures/sky-login-trails.c532743c66.svg',
    front: '/static/pictures/sky-login-front.dd6cb62d1c.svg',
  },
} as const satisfies Record<string, SkyFiles>;

export type SkyName = keyof typeof skies;

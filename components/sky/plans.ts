import type { Point } from './geometry';

export interface SkyPlan {
  /** The canvas is wider than any view of it; each view positions the pole itself. */
  width: number;
  height: number;
  pole: Point;
  seed: number;
  horizonShare: number;
  scale: number;
  chart: { reach: number; hasLabels: boolean } | null;
  trails: { count: number; reach: number; arc: number };
}

/** The skies of the site, each drawn in three layers. */
export const skyPlans = {
  hero: {
    width: 2880,
    height: 900,
    pole: [1770, 324],
    seed: 12,
    horizonShare: 0.885,
    scale: 1,
    chart: { reach: 1200, hasLabels: true },
    trails: { count: 430, reach: 900, arc: 15 },
  },
  heroPhone: {
    width: 960,
    height: 468,
    pole: [640, 150],
    seed: 12,
    horizonShare: 0.84,
    scale: 0.4,
    chart: { reach: 640, hasLabels: false },
    trails: { count: 150, reach: 420, arc: 17 },
  },
  call: {
    width: 2880,
    height: 640,
    pole: [1860, 154],
    seed: 31,
    horizonShare: 0.84,
    scale: 1,
    chart: null,
    trails: { count: 220, reach: 820, arc: 26 },
  },
  login: {
    width: 1200,
    height: 800,
    pole: [800, 480],
    seed: 47,
    horizonShare: 0.9,
    scale: 0.85,
    chart: { reach: 640, hasLabels: false },
    trails: { count: 120, reach: 560, arc: 18 },
  },
} as const satisfies Record<string, SkyPlan>;

export type SkyName = keyof typeof skyPlans;

export const skyLayers = ['back', 'trails', 'front'] as const;
export type SkyLayer = (typeof skyLayers)[number];

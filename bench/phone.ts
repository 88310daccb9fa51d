import type { BrowserContextOptions } from '@playwright/test';

/** The phone that every page is measured on, as Lighthouse emulates it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower the CPU of a cheap phone is. */
export const slowdown = 4;

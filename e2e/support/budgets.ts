import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 169.8, htmlGzip: 33.3, scripts: 271.5, styles: 0 },
  '/challenges': { html: 214, htmlGzip: 32.4, scripts: 266.2, styles: 0 },
  '/rewards': { html: 157.4, htmlGzip: 30.3, scripts: 265.2, styles: 0 },
  '/discount': { html: 82.8, htmlGzip: 17.5, scripts: 258.9, styles: 0 },
  '/shop-discount': { html: 83, htmlGzip: 17.5, scripts: 258.9, styles: 0 },
  '/sam': { html: 82.8, htmlGzip: 17.2, scripts: 256.2, styles: 0 },
  '/starplayers': { html: 116.9, htmlGzip: 25.4, scripts: 256.5, styles: 0 },
  '/units': { html: 121, htmlGzip: 23.5, scripts: 274.1, styles: 0 },
  '/news': { html: 78, htmlGzip: 15.8, scripts: 252, styles: 0 },
  '/accessibility': { html: 56.9, htmlGzip: 12.9, scripts: 251.5, styles: 0 },
  '/news/hollow-north-winter-road': { html: 79.1, htmlGzip: 16.9, scripts: 254.2, styles: 0 },
  '/ru-RU': { html: 204.2, htmlGzip: 41.3, scripts: 271.5, styles: 0 },
  '/dashboard': { html: 56.5, htmlGzip: 12.3, scripts: 312.6, styles: 0 },
  '/games': { html: 57, htmlGzip: 12.4, scripts: 259.4, styles: 0 },
  '/friends': { html: 56.6, htmlGzip: 12.2, scripts: 277.8, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 66.6, htmlGzip: 13.5, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 57.9, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 57.8, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 57.7, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 57.7, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 57.8, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
  '/game/saltwatch/PC/media': { html: 57.7, htmlGzip: 12.6, scripts: 328.6, styles: 0 },
};

/** Calls to the platform while a screen loads, and how many of them repeat one that was made before. */
export interface CallBudget {
  calls: number;
  repeated: number;
}

/** What loading a screen of the demo player may take. */
export const playerCallBudgets: Record<string, CallBudget> = {
  '/': { calls: 10, repeated: 0 },
  '/rewards': { calls: 15, repeated: 1 },
  '/challenges': { calls: 12, repeated: 0 },
  '/units': { calls: 13, repeated: 0 },
  '/dashboard': { calls: 18, repeated: 1 },
  '/games': { calls: 14, repeated: 0 },
  '/friends': { calls: 14, repeated: 1 },
  '/game/saltwatch/PC/overview': { calls: 17, repeated: 0 },
  '/game/saltwatch/PC/challenges': { calls: 18, repeated: 0 },
  '/game/saltwatch/PC/rewards': { calls: 16, repeated: 0 },
  '/game/saltwatch/PC/stats': { calls: 16, repeated: 0 },
  '/game/saltwatch/PC/badges': { calls: 16, repeated: 0 },
  '/game/saltwatch/PC/friends': { calls: 16, repeated: 0 },
  '/game/saltwatch/PC/media': { calls: 16, repeated: 0 },
};

/** What loading a page may take for a visitor. */
export const visitorCallBudgets: Record<string, CallBudget> = {
  '/': { calls: 2, repeated: 0 },
  '/challenges': { calls: 2, repeated: 0 },
  '/rewards': { calls: 2, repeated: 0 },
  '/discount': { calls: 2, repeated: 0 },
  '/shop-discount': { calls: 2, repeated: 0 },
  '/sam': { calls: 2, repeated: 0 },
  '/starplayers': { calls: 2, repeated: 0 },
  '/units': { calls: 2, repeated: 0 },
  '/news': { calls: 2, repeated: 0 },
  '/accessibility': { calls: 2, repeated: 0 },
  '/news/hollow-north-winter-road': { calls: 2, repeated: 0 },
};

/** A table of budgets as this file writes it. */
export const budgetLines = (table: Record<string, object>) =>
  Object.entries(table)
    .map(([path, budget]) => {
      const values = Object.entries(budget).map(([key, value]) => `${key}: ${value}`);
      return `  '${path}': { ${values.join(', ')} },`;
    })
    .join('\n');

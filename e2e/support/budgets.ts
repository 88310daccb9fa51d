import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 96.1, htmlGzip: 22.2, scripts: 184.2, styles: 0 },
  '/challenges': { html: 106.8, htmlGzip: 21.3, scripts: 186.5, styles: 0 },
  '/rewards': { html: 98.5, htmlGzip: 23.4, scripts: 186.7, styles: 0 },
  '/discount': { html: 61.7, htmlGzip: 15.5, scripts: 185.1, styles: 0 },
  '/shop-discount': { html: 62, htmlGzip: 15.5, scripts: 185.1, styles: 0 },
  '/sam': { html: 61.7, htmlGzip: 15.3, scripts: 184.8, styles: 0 },
  '/starplayers': { html: 75.6, htmlGzip: 19.9, scripts: 184.8, styles: 0 },
  '/units': { html: 75.5, htmlGzip: 18.8, scripts: 186.7, styles: 0 },
  '/news': { html: 60.5, htmlGzip: 14.4, scripts: 182.7, styles: 0 },
  '/accessibility': { html: 44.9, htmlGzip: 11.8, scripts: 182.5, styles: 0 },
  '/news/hollow-north-winter-road': { html: 62.8, htmlGzip: 15.3, scripts: 185.2, styles: 0 },
  '/ru-RU': { html: 131.9, htmlGzip: 29.8, scripts: 184.2, styles: 0 },
  '/dashboard': { html: 44.1, htmlGzip: 11.2, scripts: 225.6, styles: 0 },
  '/games': { html: 44.5, htmlGzip: 11.3, scripts: 193.4, styles: 0 },
  '/friends': { html: 43.9, htmlGzip: 11.1, scripts: 209.2, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 49.1, htmlGzip: 12, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 46.1, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 46, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 45.9, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 45.9, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 46, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
  '/game/saltwatch/PC/media': { html: 45.9, htmlGzip: 11.5, scripts: 216.2, styles: 0 },
};

/** Calls to the platform while a screen loads, and how many reads repeat one that was made before, also within a combined call. */
export interface CallBudget {
  calls: number;
  repeated: number;
}

/**
 * What loading a screen of the demo player may take: one call more than measured, because a busy browser may start the reads
 * of a screen in one task more.
 */
export const playerCallBudgets: Record<string, CallBudget> = {
  '/': { calls: 7, repeated: 0 },
  '/rewards': { calls: 7, repeated: 1 },
  '/challenges': { calls: 7, repeated: 0 },
  '/units': { calls: 7, repeated: 0 },
  '/dashboard': { calls: 7, repeated: 0 },
  '/games': { calls: 7, repeated: 0 },
  '/friends': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/overview': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/challenges': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/rewards': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/stats': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/badges': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/friends': { calls: 7, repeated: 0 },
  '/game/saltwatch/PC/media': { calls: 7, repeated: 0 },
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

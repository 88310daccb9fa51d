import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 97.8, htmlGzip: 22.3, scripts: 189.5, styles: 0 },
  '/challenges': { html: 108.5, htmlGzip: 21.4, scripts: 191.9, styles: 0 },
  '/rewards': { html: 102, htmlGzip: 24.8, scripts: 192.1, styles: 0 },
  '/discount': { html: 63.3, htmlGzip: 15.7, scripts: 190, styles: 0 },
  '/shop-discount': { html: 63.6, htmlGzip: 15.7, scripts: 190, styles: 0 },
  '/sam': { html: 63.3, htmlGzip: 15.4, scripts: 190.2, styles: 0 },
  '/starplayers': { html: 77.2, htmlGzip: 20, scripts: 190.1, styles: 0 },
  '/units': { html: 77.1, htmlGzip: 18.9, scripts: 192.1, styles: 0 },
  '/news': { html: 62.2, htmlGzip: 14.5, scripts: 188.1, styles: 0 },
  '/accessibility': { html: 46.6, htmlGzip: 12, scripts: 187.5, styles: 0 },
  '/news/hollow-north-winter-road': { html: 64.5, htmlGzip: 15.4, scripts: 190.1, styles: 0 },
  '/ru-RU': { html: 133.6, htmlGzip: 29.9, scripts: 189.5, styles: 0 },
  '/dashboard': { html: 45.6, htmlGzip: 11.4, scripts: 229.3, styles: 0 },
  '/games': { html: 46.2, htmlGzip: 11.5, scripts: 198.7, styles: 0 },
  '/friends': { html: 45.5, htmlGzip: 11.3, scripts: 214.3, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 50.8, htmlGzip: 12.2, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 47.8, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 47.6, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 47.5, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 47.6, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 47.6, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
  '/game/saltwatch/PC/media': { html: 47.5, htmlGzip: 11.7, scripts: 238.8, styles: 0 },
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

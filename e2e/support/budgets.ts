import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 94.5, htmlGzip: 21.6, scripts: 191.1, styles: 0 },
  '/challenges': { html: 105.1, htmlGzip: 20.4, scripts: 193.7, styles: 0 },
  '/rewards': { html: 95.1, htmlGzip: 22.2, scripts: 193.9, styles: 0 },
  '/discount': { html: 59.9, htmlGzip: 14.7, scripts: 191.7, styles: 0 },
  '/shop-discount': { html: 60.2, htmlGzip: 14.7, scripts: 191.7, styles: 0 },
  '/sam': { html: 59.6, htmlGzip: 14.5, scripts: 191.3, styles: 0 },
  '/starplayers': { html: 73.3, htmlGzip: 19, scripts: 191.7, styles: 0 },
  '/units': { html: 72.6, htmlGzip: 17.7, scripts: 194.6, styles: 0 },
  '/news': { html: 58.4, htmlGzip: 13.4, scripts: 190.1, styles: 0 },
  '/accessibility': { html: 42.7, htmlGzip: 10.9, scripts: 189.2, styles: 0 },
  '/news/hollow-north-winter-road': { html: 60.7, htmlGzip: 14.4, scripts: 192.1, styles: 0 },
  '/ru-RU': { html: 128.7, htmlGzip: 29, scripts: 192.4, styles: 0 },
  '/dashboard': { html: 41.8, htmlGzip: 10.2, scripts: 222.2, styles: 0 },
  '/games': { html: 42.4, htmlGzip: 10.4, scripts: 198.7, styles: 0 },
  '/friends': { html: 41.7, htmlGzip: 10.2, scripts: 215.6, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 46.8, htmlGzip: 11, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 43.8, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 43.7, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 43.5, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 43.6, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 43.7, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
  '/game/saltwatch/PC/media': { html: 43.5, htmlGzip: 10.5, scripts: 219.2, styles: 0 },
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
  // The history is asked for once its code has come.
  '/game/saltwatch/PC/challenges': { calls: 8, repeated: 0 },
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

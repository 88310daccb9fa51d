import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 115.5, htmlGzip: 23.3, scripts: 200.6, styles: 0 },
  '/challenges': { html: 118.9, htmlGzip: 21.3, scripts: 204.8, styles: 0 },
  '/rewards': { html: 110.6, htmlGzip: 24.9, scripts: 210.4, styles: 0 },
  '/discount': { html: 66.5, htmlGzip: 15.2, scripts: 203.1, styles: 0 },
  '/shop-discount': { html: 66.8, htmlGzip: 15.2, scripts: 203.1, styles: 0 },
  '/sam': { html: 67, htmlGzip: 15.1, scripts: 201.8, styles: 0 },
  '/starplayers': { html: 84.5, htmlGzip: 19.8, scripts: 201.6, styles: 0 },
  '/units': { html: 88.6, htmlGzip: 18.9, scripts: 209.1, styles: 0 },
  '/news': { html: 65.2, htmlGzip: 13.9, scripts: 199, styles: 0 },
  '/accessibility': { html: 47.1, htmlGzip: 11.2, scripts: 199, styles: 0 },
  '/news/hollow-north-winter-road': { html: 66.5, htmlGzip: 14.8, scripts: 201.7, styles: 0 },
  '/ru-RU': { html: 151.4, htmlGzip: 30.8, scripts: 200.6, styles: 0 },
  '/dashboard': { html: 47, htmlGzip: 10.5, scripts: 248.4, styles: 0 },
  '/games': { html: 47.5, htmlGzip: 10.7, scripts: 213.7, styles: 0 },
  '/friends': { html: 47.3, htmlGzip: 10.6, scripts: 229.9, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 53.5, htmlGzip: 11.7, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 48.4, htmlGzip: 10.9, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 48.3, htmlGzip: 10.8, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 48.2, htmlGzip: 10.8, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 48.2, htmlGzip: 10.8, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 48.3, htmlGzip: 10.8, scripts: 259.7, styles: 0 },
  '/game/saltwatch/PC/media': { html: 48.2, htmlGzip: 10.8, scripts: 259.7, styles: 0 },
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

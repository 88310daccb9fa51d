import type { PageWeight } from '../../bench/pageWeight';

/** How much heavier than its budget a page may be: content changes from week to week. */
export const band = { share: 0.03, kilobytes: 0.5 };

/**
 * What every page weighs, in kB of 1,000 bytes. A test that fails prints this table with what is measured: raise a line only
 * for a reason that its commit names, and lower the lines of pages that have become lighter.
 */
export const pageBudgets: Record<string, PageWeight> = {
  '/': { html: 97.5, htmlGzip: 23.1, scripts: 188.4, styles: 0 },
  '/challenges': { html: 108.1, htmlGzip: 21.3, scripts: 191.2, styles: 0 },
  '/rewards': { html: 99, htmlGzip: 23.7, scripts: 191.1, styles: 0 },
  '/discount': { html: 60.3, htmlGzip: 15.7, scripts: 189.3, styles: 0 },
  '/shop-discount': { html: 60.6, htmlGzip: 15.7, scripts: 189.3, styles: 0 },
  '/sam': { html: 62, htmlGzip: 15.7, scripts: 188.8, styles: 0 },
  '/starplayers': { html: 73.7, htmlGzip: 20, scripts: 189.2, styles: 0 },
  '/units': { html: 76, htmlGzip: 18.3, scripts: 192.7, styles: 0 },
  '/news': { html: 61.1, htmlGzip: 14.3, scripts: 187.8, styles: 0 },
  '/accessibility': { html: 44.2, htmlGzip: 12, scripts: 186.8, styles: 0 },
  '/rules': { html: 46.5, htmlGzip: 12.6, scripts: 186.5, styles: 0 },
  '/news/hollow-north-winter-road': { html: 62.4, htmlGzip: 15.1, scripts: 189.9, styles: 0 },
  '/reward/6320d8bc-c4b2-5de2-9149-0fb35bdd0b0c': { html: 57.9, htmlGzip: 13.6, scripts: 192.8, styles: 0 },
  '/ru-RU': { html: 133.8, htmlGzip: 31.6, scripts: 188.4, styles: 0 },
  '/dashboard': { html: 45.3, htmlGzip: 11.6, scripts: 216.4, styles: 0 },
  '/games': { html: 44.7, htmlGzip: 11.5, scripts: 197.2, styles: 0 },
  '/friends': { html: 43.5, htmlGzip: 11.2, scripts: 211, styles: 0 },
  '/game/saltwatch/PC/overview': { html: 48.7, htmlGzip: 11.9, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/challenges': { html: 46.2, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/rewards': { html: 46.1, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/stats': { html: 46, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/badges': { html: 46, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/friends': { html: 46.1, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
  '/game/saltwatch/PC/media': { html: 46, htmlGzip: 11.6, scripts: 215.2, styles: 0 },
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
  // Where its code comes late, the list is asked for by itself.
  '/rewards': { calls: 8, repeated: 1 },
  // On a busy machine the settings of rewards are asked for by themselves.
  '/challenges': { calls: 8, repeated: 0 },
  '/units': { calls: 8, repeated: 0 },
  // Its rewards are a part that may load when the calls of the others have left: 7 or 8.
  '/dashboard': { calls: 8, repeated: 0 },
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
  '/rules': { calls: 2, repeated: 0 },
  '/news/hollow-north-winter-road': { calls: 2, repeated: 0 },
  '/reward/6320d8bc-c4b2-5de2-9149-0fb35bdd0b0c': { calls: 2, repeated: 0 },
};

/** A table of budgets as this file writes it. */
export const budgetLines = (table: Record<string, object>) =>
  Object.entries(table)
    .map(([path, budget]) => {
      const values = Object.entries(budget).map(([key, value]) => `${key}: ${value}`);
      return `  '${path}': { ${values.join(', ')} },`;
    })
    .join('\n');

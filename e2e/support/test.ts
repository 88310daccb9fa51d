import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { untilHydrated } from './untilHydrated';

interface ConsoleFixtures {
  /** Browser errors that a test causes on purpose, such as a rejected form. Default: none. */
  expectedErrors: RegExp;
  /** Errors in the browser's console: of scripts, of requests and of the security policy. */
  browserErrors: string[];
}

/** Playwright's test, which fails on any browser error that it does not expect, and waits for a page that it opens. */
export const test = base.extend<ConsoleFixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForScripts);
    await use(context);
  },
  expectedErrors: [/^$/, { option: true }],
  browserErrors: [
    async ({ context, expectedErrors }, use) => {
      const browserErrors: string[] = [];
      recordErrors(context, browserErrors);
      await use(browserErrors);
      const unexpected = browserErrors.filter((message) => !expectedErrors.test(message));
      expect(unexpected, 'browser errors').toEqual([]);
    },
    { auto: true },
  ],
});

function recordErrors(context: BrowserContext, browserErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') browserErrors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => browserErrors.push(String(error.error())));
}

/** A page answers presses once it is hydrated, which is after the load event that Playwright waits for. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
}

export { expect };

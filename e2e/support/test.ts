import { expect, test as base, type BrowserContext } from '@playwright/test';

interface ConsoleFixtures {
  /** Browser errors that a test causes on purpose, such as a rejected form. Default: none. */
  expectedErrors: RegExp;
  /** Errors in the browser's console: of scripts, of requests and of the security policy. */
  browserErrors: string[];
}

/** Playwright's test, which fails on any browser error that it does not expect. */
export const test = base.extend<ConsoleFixtures>({
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

export { expect };

import { expect, test as base, type BrowserContext } from '@playwright/test';

interface Quiet {
  /** Complaints that belong to what a test does on purpose, such as a refused form; none unless told. */
  expectedNoise: RegExp;
  /** What the browser complained about: errors of the console and of scripts, and violations of the security policy. */
  noise: string[];
}

/** Playwright's test, failing whenever the browser complains about anything that a test did not foretell. */
export const test = base.extend<Quiet>({
  expectedNoise: [/^$/, { option: true }],
  noise: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      listen(context, noise);
      await use(noise);
      const unexpected = noise.filter((message) => !expectedNoise.test(message));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.push(String(error.error())));
}

export { expect };

import { exitOf, runNode } from '../../platform/support/nodeProcess';
import { findOrGetChromium } from './chromium';
import { testPorts } from './ports';
import { runCommand } from '../../platform/support/runCommand';

/** Runs Playwright on free ports. All arguments go to Playwright: `e2e.ts units` runs the specs whose path contains "units". */
async function main(args: string[]): Promise<void> {
  findOrGetChromium();
  const variables = await testPorts(process.env);
  const playwright = runNode(
    [require.resolve('@playwright/test/cli'), 'test', '--config', 'e2e/playwright.config.ts', ...args],
    variables,
  );
  process.once('SIGTERM', () => playwright.kill('SIGTERM'));
  process.exitCode = await exitOf(playwright);
}

void runCommand(() => main(process.argv.slice(2)));

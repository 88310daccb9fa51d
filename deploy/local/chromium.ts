import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, the usual places, or Playwright's own. If there is none, it
 * runs Playwright's installer, then, as root, Debian's package manager. Throws a sentence that names what to install.
 */
export function findOrGetChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is "${named}", where there is no file; set it to a Chromium.`);
  return named ?? findChromium() ?? getChromium();
}

const findChromium = () => [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));

function getChromium(): string {
  attempt('npx', ['playwright', 'install', 'chromium'], 180);
  const installed = findChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'], 180);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600);
  }
  const packaged = findChromium();
  if (packaged) return packaged;
  throw new Error(
    'The browser tests need a Chromium and none was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to yours.',
  );
}

function attempt(command: string, args: string[], seconds: number): void {
  process.stdout.write(`No Chromium found; trying: ${command} ${args.join(' ')}\n`);
  spawnSync(command, args, { stdio: 'inherit', timeout: seconds * 1000 });
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readEnvironment, rejectLocalAddresses } from '../../services/http/environment';
import { applySettings } from '../site/applySettings';

/**
 * The start of the image of the site: gives the build the settings of the environment, in a folder that may be written, and
 * starts Next's own server. Prints one sentence where a setting cannot be used.
 */
function start(): void {
  const environment = readEnvironment(process.env);
  rejectLocalAddresses(environment);
  // Also for what the server reads of its build (deploy/site/log.ts).
  process.env.SITE_BUILD_FOLDER ??= '.next-any';
  applySettings('build', process.env.SITE_BUILD_FOLDER, environment);
  createRequire(join(process.cwd(), 'package.json'))('./server.js');
}

try {
  start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

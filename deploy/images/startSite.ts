import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readEnvironment, rejectLocalAddresses } from '../../services/http/environment';
import { prepareServer } from '../site/prepareServer';
import { applySettings } from '../site/applySettings';
import { sentenceOf } from '../../platform/support/errorCause';

/**
 * The start of the image of the site: gives the build the settings of the environment, in a folder that may be written, and
 * starts Next's own server. Prints one sentence if a setting cannot be used.
 */
async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  rejectLocalAddresses(environment);
  process.env.SITE_BUILD_FOLDER ??= '.next-any';
  applySettings('build', process.env.SITE_BUILD_FOLDER, environment);
  await prepareServer(environment);
  createRequire(join(process.cwd(), 'package.json'))('./server.js');
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

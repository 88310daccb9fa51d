import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundleWorker, workerFile } from './bundleWorker';

/** `npm run worker`: writes the service worker, after a change of its source, of a text in it or of its libraries. */
mkdirSync(dirname(workerFile), { recursive: true });
void bundleWorker().then((script) => writeFileSync(workerFile, script));

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { bundleWorker, workerFile } from './bundleWorker';

it('is what the site serves (npm run worker)', async () => {
  expect(await bundleWorker()).toBe(readFileSync(workerFile, 'utf8'));
});

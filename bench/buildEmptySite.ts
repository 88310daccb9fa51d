import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commands, complete } from '../deploy/local/processes';

const folder = '.build/bench-empty';

/** Bytes of the empty page, which the padding of the other page leaves out. */
const ownBytes = 1500;

/**
 * Builds `bench/emptySite` with the packages of this repository: a page with one line of text, and the same page with as
 * many bytes as `html`, which compress as well. Returns how to serve it on a port.
 */
export async function buildEmptySite(html: string, port: number) {
  rmSync(folder, { recursive: true, force: true });
  cpSync('bench/emptySite', folder, { recursive: true });
  const paddingFile = resolve(join(folder, 'padding.html'));
  writeFileSync(paddingFile, html.slice(ownBytes));
  const variables = { PADDING_FILE: paddingFile, NEXT_TELEMETRY_DISABLED: '1' };
  const [next = '', ...build] = commands.build;
  await complete('The build of the empty site', [next, ...build, folder], variables);
  const [, ...start] = commands.startNext(port);
  return { command: [next, ...start, folder], variables, url: `http://localhost:${port}` };
}

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawings } from '../../components/drawings/drawings';

const folder = 'static/drawings';
const manifest = 'components/drawings/folder.json';

/** The drawings as SVG files, in a folder that has their hash as its name. */
export function writeDrawings(): void {
  const hash = createHash('sha256').update(drawings.join()).digest('hex').slice(0, 10);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/${hash}`, { recursive: true });
  for (const [name, svg] of drawings) writeFileSync(`${folder}/${hash}/${name}.svg`, svg);
  writeFileSync(manifest, `${JSON.stringify({ address: `/${folder}/${hash}` }, null, 2)}\n`);
}

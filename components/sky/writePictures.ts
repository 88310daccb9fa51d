import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSky } from './drawSky';
import { skyLayers, skyPlans, type SkyLayer, type SkyName } from './plans';

const folder = 'static/pictures';
const manifest = 'components/sky/skyFiles.json';

const isSkyName = (name: string): name is SkyName => name in skyPlans;

/** `npm run pictures`: writes the skies to static/pictures with a hash in their names, and lists them in skyFiles.json. */
function writePictures(): void {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => name.startsWith('sky-'))) rmSync(join(folder, old));
  const files = Object.keys(skyPlans)
    .filter(isSkyName)
    .map((name) => [name, Object.fromEntries(skyLayers.map((layer) => [layer, write(name, layer)]))] as const);
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
}

function write(name: SkyName, layer: SkyLayer): string {
  const picture = drawSky(name, layer);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 10);
  const file = `sky-${name}-${layer}.${hash}.svg`;
  writeFileSync(join(folder, file), picture);
  return `/static/pictures/${file}`;
}

writePictures();

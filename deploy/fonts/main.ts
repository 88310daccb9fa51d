import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subsetFonts } from './subsetFonts';
import { runCommand } from '../../platform/support/runCommand';

const folder = 'static/fonts';

/** `npm run fonts`: writes the font files with a hash in their names, and lists them in fontFiles.json. */
async function writeFonts(): Promise<void> {
  const fonts = await subsetFonts();
  for (const old of readdirSync(folder).filter((name) => name.endsWith('.woff2'))) rmSync(join(folder, old));
  for (const { face, content } of fonts) writeFileSync(join(folder, face.file), content);
  const faces = fonts.map(({ face }) => face);
  writeFileSync('components/theme/fontFiles.json', `${JSON.stringify(faces, null, 2)}\n`);
}

void runCommand(writeFonts);

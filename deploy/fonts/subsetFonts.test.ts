import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontFiles from '../../components/theme/fontFiles.json';
import { subsetFonts } from './subsetFonts';

const folder = 'static/fonts';

it('has the font files that the packages make, and no other ("npm run fonts" updates them)', async () => {
  const fonts = await subsetFonts();
  expect(fontFiles).toEqual(fonts.map(({ face }) => face));
  expect(readdirSync(folder).filter((name) => name.endsWith('.woff2'))).toEqual(
    fontFiles.map(({ file }) => file).sort(),
  );
  for (const { face, content } of fonts) expect(readFileSync(join(folder, face.file)).equals(content)).toBe(true);
});

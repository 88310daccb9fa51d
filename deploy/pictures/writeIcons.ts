import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcon } from '../../components/brand/drawIcon';

const folder = 'static/icons';

const tab = drawIcon({ isRounded: true });
const phone = drawIcon({ isRounded: false, scale: 0.92 });
const maskable = drawIcon({ isRounded: false, scale: 0.8 });

/** The icons for browsers, phones and web manifests, all from one drawing. */
export async function writeIcons(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync('static/icon.svg', tab);
  const pictures = [
    ['icon-192.png', tab, 192],
    ['icon-512.png', tab, 512],
    ['maskable-512.png', maskable, 512],
    ['apple-touch-icon.png', phone, 180],
  ] as const;
  for (const [file, svg, size] of pictures) writeFileSync(join(folder, file), await png(svg, size));
  writeFileSync(join(folder, 'favicon.ico'), ico(await png(tab, icoSize), icoSize));
}

const svgSize = 48;
const pointsToInch = 72;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (size / svgSize) * pointsToInch })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const icoSize = 48;

/** A PNG in the wrapping that the oldest address of an icon is expected to have: a list of one picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

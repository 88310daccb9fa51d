/** Draws every picture of the content into `platform/content/pictures`: `npx tsx platform/art/writePictures.ts`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { content } from '../content/content';
import type { GameContent } from '../content/types';
import { avatar } from './avatars/avatar';
import { constellation } from './constellations/constellation';
import { badge } from './emblems/badge';
import { isRarity } from './emblems/rarities';
import { findGame } from './games';
import { logo } from './lettering/logo';
import { isSceneSlot, sceneSlots } from './pictureUrls';
import { rewardPicture } from './rewards/rewardPicture';
import { drawScene } from './scenes/drawScene';
import { wallpaper, wallpaperFor } from './scenes/wallpaper';

const folder = join(__dirname, '../content/pictures');

async function write(name: string, data: string | Buffer) {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

const rendered = (svg: string) => sharp(Buffer.from(svg));

async function writeGame({ slug, rewards, badges, actions, challenges }: GameContent) {
  const game = findGame(slug);
  if (!game) throw new Error(`No game ${slug}`);
  await write(`games/${slug}/logo.svg`, logo(game, { width: 560 }));
  for (const slot of Object.keys(sceneSlots).filter(isSceneSlot)) {
    const scene = rendered(drawScene(game, slot)).removeAlpha();
    await write(`games/${slug}/${slot}.avif`, await scene.avif({ quality: 58, effort: 4 }).toBuffer());
  }
  const items = Object.entries({ badges, actions, challenges });
  for (const [kind, list] of items) {
    for (const { key, glyph } of list) await write(`${kind}/${slug}/${key}.svg`, badge(key, { game, glyph }));
  }
  const scenes = new Map<string, Buffer>();
  for (const reward of rewards) {
    const name = wallpaperFor(reward.key);
    const whole = scenes.get(name) ?? (await rendered(wallpaper(game, name)).removeAlpha().png().toBuffer());
    scenes.set(name, whole);
    if (reward.kind === 'Wallpaper') {
      await write(
        `wallpapers/${slug}/${reward.key}.webp`,
        await sharp(whole).webp({ quality: 80, effort: 5 }).toBuffer(),
      );
    }
    const rarity = reward.rarity.toLowerCase();
    if (!isRarity(rarity)) throw new Error(`No rarity ${rarity}`);
    const scene = await sharp(whole).resize(960, 540).png().toBuffer();
    const picture = await rewardPicture({ ...reward, rarity }, game, scene);
    const image = sharp(Buffer.from(picture), { density: 96 }).resize(320, 320);
    await write(`rewards/${slug}/${reward.key}.avif`, await image.avif({ quality: 50, effort: 4 }).toBuffer());
  }
  console.log(slug);
}

/** An avatar as a drawing and as the files of the wire, `default_146_146.png` and others. */
async function writeAvatar(name: string, drawing: string) {
  await write(`avatars/${name}.svg`, drawing);
  for (const [size, width, height] of [
    ['146_146', 146, 146],
    ['256_256', 256, 256],
    ['tall', 256, 512],
  ] as const) {
    const image = sharp(Buffer.from(drawing), { density: (72 * height) / 128 }).resize(width, height);
    await write(`avatars/${name}_${size}.png`, await image.png({ compressionLevel: 9, palette: true }).toBuffer());
  }
}

async function main() {
  await rm(folder, { recursive: true, force: true });
  for (const { key, kind } of content.avatars) await writeAvatar(key, avatar(key, { kind }));
  for (let i = 0; i < 10; i += 1) await writeAvatar(`hood-${i}`, avatar(`hood-${i}`, { kind: 'hood' }));
  for (const { key, avatarKind } of content.starPlayers) {
    await write(`starPlayers/${key}.svg`, avatar(key, { kind: avatarKind }));
    await write(`starPlayers/${key}-constellation.svg`, constellation(key));
  }
  for (const { newsId, gameSlug } of content.news) {
    if (gameSlug === undefined) await write(`news/${newsId}.svg`, constellation(newsId));
  }
  for (const game of content.games) await writeGame(game);
}

void main();

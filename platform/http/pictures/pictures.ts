import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { artHash } from '../../art/artHash';
import { avatar } from '../../art/avatars/avatar';
import { isAvatarKind } from '../../art/avatars/avatarKinds';
import { badge } from '../../art/emblems/badge';
import { constellation } from '../../art/constellations/constellation';
import { emblem } from '../../art/emblems/emblem';
import { findGame, games } from '../../art/games';
import { isGlyphName } from '../../art/emblems/glyphs';
import { isWallpaperName } from '../../art/scenes/wallpaper';
import { logo } from '../../art/lettering/logo';
import { isSceneSlot, sceneSlots, type SceneSlot } from '../../art/pictureUrls';
import { isRarity } from '../../art/emblems/rarities';
import { imageFormats, type ImageFormat } from '../../art/rasterise';
import { limitConcurrency } from '../../support/limitConcurrency';
import { pictureFiles, type PictureFiles } from './pictureFiles';

interface Options {
  /** Folder of the encoded scenes, with a subfolder for each version of the art kit. */
  folder: string;
  /** The files of the folder, if they are open already. */
  files?: PictureFiles;
}

/**
 * The routes of `art/pictureUrls.ts`. Pictures are drawn from their address, contain no personal data and never change
 * under one address. Unknown games, slots, glyphs and kinds are 404.
 */
export function pictures({ folder, files = filesIn(folder) }: Options): Hono {
  const app = new Hono();
  const later = limitConcurrency(1);

  app.use('/pictures/:hash/*', async (c, next) => {
    if (c.req.param('hash') === artHash()) return next();
    const { pathname, search } = new URL(c.req.url);
    const current = pathname.replace(/^\/pictures\/[^/]+/, `/pictures/${artHash()}`);
    return c.body(null, 302, { Location: current + search, 'Cache-Control': 'no-store' });
  });

  app.get('/pictures/:hash/scenes/:slug/:slot', async (c) => {
    const game = findGame(c.req.param('slug'));
    const slot = c.req.param('slot');
    if (!game || !isSceneSlot(slot)) return noPicture(c);
    const format = formatFor(c.req.header('Accept') ?? '');
    const isStandIn = format === 'avif' && isSlow(slot) && !(await files.kept(game, slot, format));
    // The next visitor gets AVIF. An error appears again at that request.
    const image = await files.get(game, slot, isStandIn ? 'webp' : format);
    if (isStandIn) later(() => files.get(game, slot, 'avif')).catch(() => undefined);
    c.header('Vary', 'Accept', { append: true });
    return picture(c, image, {
      'Content-Type': `image/${isStandIn ? 'webp' : format}`,
      ...(isStandIn && { 'Cache-Control': 'public, max-age=300' }),
    });
  });

  app.get('/pictures/:hash/wallpapers/:slug/:name', async (c) => {
    const game = findGame(c.req.param('slug'));
    const name = c.req.param('name');
    if (!game || !isWallpaperName(name)) return noPicture(c);
    return picture(c, await files.get(game, name, 'png'), {
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="${game.slug}-${name}.png"`,
    });
  });

  app.get('/pictures/:hash/logos/:slug/:file{(280|560)\\.svg}', (c) => {
    const game = findGame(c.req.param('slug'));
    return game ? svg(c, logo(game, { width: parseInt(c.req.param('file'), 10) })) : noPicture(c);
  });

  app.get('/pictures/:hash/emblems/:slug/:rarity/:glyph/:file', (c) => {
    const { slug, rarity, glyph, file } = c.req.param();
    const game = findGame(slug);
    const id = idOf(file);
    if (!game || !isRarity(rarity) || !isGlyphName(glyph) || !id) return noPicture(c);
    return svg(c, emblem(rarity, id, { game, glyph, stars: false, muted: c.req.query('muted') === '1' }));
  });

  app.get('/pictures/:hash/badges/:slug/:glyph/:file', (c) => {
    const { slug, glyph, file } = c.req.param();
    const game = findGame(slug);
    const id = idOf(file);
    if (!game || !isGlyphName(glyph) || !id) return noPicture(c);
    return svg(c, badge(id, { game, glyph, locked: c.req.query('locked') === '1' }));
  });

  app.get('/pictures/:hash/avatars/:kind/:file', (c) => {
    const { kind, file } = c.req.param();
    const id = idOf(file);
    return isAvatarKind(kind) && id ? svg(c, avatar(id, { kind })) : noPicture(c);
  });

  app.get('/pictures/:hash/constellations/:file', (c) => {
    const id = idOf(c.req.param('file'));
    return id ? svg(c, constellation(id)) : noPicture(c);
  });

  return app;
}

/**
 * Renders all missing scenes as WebP and AVIF, one after another so that visitors are served in between; returns how
 * many. A new version of the art kit takes about a minute on two cores.
 */
export async function warmPictures(
  folder: string,
  { files = filesIn(folder), signal }: { files?: PictureFiles; signal?: AbortSignal } = {},
): Promise<number> {
  let made = 0;
  for (const slot of Object.keys(sceneSlots).filter(isSceneSlot)) {
    for (const game of games) {
      for (const format of ['webp', 'avif'] as const) {
        if (signal?.aborted) return made;
        if (await files.kept(game, slot, format)) continue;
        await files.get(game, slot, format);
        made += 1;
      }
    }
  }
  return made;
}

const opened = new Map<string, PictureFiles>();

/** One instance for each folder, so that warming and serving share renderings. */
function filesIn(folder: string): PictureFiles {
  const files = opened.get(folder) ?? pictureFiles(folder);
  opened.set(folder, files);
  return files;
}

/** Large slots take up to a second as AVIF, so the first visitor gets WebP. */
const isSlow = (slot: SceneSlot): boolean => sceneSlots[slot].width * sceneSlots[slot].height > 500_000;

/** The best accepted format; PNG works everywhere. */
function formatFor(accept: string): ImageFormat {
  const accepted = accept
    .split(',')
    .map((range) => range.trim().toLowerCase())
    .filter((range) => !/;\s*q=0(\.0*)?$/.test(range))
    .map((range) => range.split(';', 1).join(''));
  return imageFormats.find((format) => accepted.includes(`image/${format}`)) ?? 'png';
}

/** The id in `ferrymans-mask.svg`. Only short plain ids are allowed, because they reach the SVG. */
const idOf = (file: string): string | undefined => /^([\w.:~-]{1,80})\.svg$/.exec(file)?.[1];

const svg = (c: Context, markup: string) =>
  picture(c, Buffer.from(markup), {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });

/** An immutable picture: its address changes with the art kit. */
function picture(c: Context, image: Buffer, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`;
  const all = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    ...headers,
  };
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, all);
  return c.body(new Uint8Array(image), 200, all);
}

const noPicture = (c: Context): Response =>
  c.text('No such picture.', 404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

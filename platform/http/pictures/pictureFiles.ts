import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artHash } from '../../art/artHash';
import { drawScene } from '../../art/scenes/drawScene';
import { isWallpaperName, wallpaper, type WallpaperName } from '../../art/scenes/wallpaper';
import type { DrawnGame } from '../../art/lettering/lettering';
import type { SceneSlot } from '../../art/pictureUrls';
import { rasterise, type ImageFormat, type Raster } from '../../art/rasterise';
import { limitConcurrency } from '../../support/limitConcurrency';

/** A slot of a game's scene, or one of its wallpapers. */
type SceneName = SceneSlot | WallpaperName;

/** Scene files: drawn and encoded at the first request, then stored. */
export interface PictureFiles {
  /** The stored picture, if there is one. */
  kept(game: DrawnGame, name: SceneName, format: ImageFormat): Promise<Buffer | undefined>;
  /** The picture, rendered if it is missing. Concurrent requests share one rendering. */
  get(game: DrawnGame, name: SceneName, format: ImageFormat): Promise<Buffer>;
}

/** Encodes a game's scene. Injected, so that tests can count and delay renderings. */
export type RenderScene = (game: DrawnGame, name: SceneName, format: ImageFormat) => Promise<Buffer>;

export function pictureFiles(folder: string, render: RenderScene = renderScene()): PictureFiles {
  const making = new Map<string, Promise<Buffer>>();
  // Encoding shares its threads with file access and password hashing.
  const take = limitConcurrency(2);
  const fileOf = (game: DrawnGame, name: SceneName, format: ImageFormat) =>
    join(folder, artHash(), `${game.slug}-${name}.${format}`);

  const kept: PictureFiles['kept'] = (game, name, format) => readIfThere(fileOf(game, name, format));

  const get: PictureFiles['get'] = (game, name, format) => {
    const file = fileOf(game, name, format);
    const started = making.get(file);
    if (started) return started;
    const made = readIfThere(file)
      .then((image) => image ?? take(() => render(game, name, format)).then((rendered) => keep(file, rendered)))
      .finally(() => making.delete(file));
    making.set(file, made);
    return made;
  };

  return { kept, get };
}

const draw = (game: DrawnGame, name: SceneName): string =>
  isWallpaperName(name) ? wallpaper(game, name) : drawScene(game, name);

/**
 * Draws and encodes. Remembers the last drawings, because the same scene is usually requested in two formats and
 * drawing is half of the work.
 */
function renderScene(): RenderScene {
  const drawings = new Map<string, Raster>();
  return async (game, name, format) => {
    const key = `${game.slug}-${name}`;
    const drawing = drawings.get(key) ?? (await rasterise(draw(game, name)));
    drawings.delete(key);
    drawings.set(key, drawing);
    const [oldest] = drawings.keys();
    if (drawings.size > remembered && oldest) drawings.delete(oldest);
    return drawing.encode(format);
  };
}

/** Each is up to 6.2 MB of pixels. */
const remembered = 3;

/** Writes a draft and renames it, so that no reader gets a partial picture. */
async function keep(file: string, image: Buffer): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, image);
  await rename(draft, file);
  return image;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

import { Hono } from 'hono';
import type { HonoEnv } from '../kernel/honoEnv';
import { picturePath, readPicture, typeOf, versionOf } from './pictureFiles';
import { pictureAddresses } from '../../content/pictureAddresses';
import { findProfile } from '../../db/stores/players/profileStore';
import type { ServiceContext } from '../../serviceContext';
import { avatarFile } from '../club/images';
import { guidPattern } from '../kernel/paths';

/**
 * `GET /pictures/{version}/{name}`: the files of `content/pictures`. One address never shows another picture; that of an old
 * version leads to the current one.
 */
export const pictures = () =>
  new Hono<HonoEnv>().get('/pictures/:version/:name{.+}', async (c) => {
    const { version, name } = c.req.param();
    const current = versionOf(name);
    if (current === undefined) return c.text('No such picture.', 404, { 'Cache-Control': 'no-store', ...harmless });
    if (version !== current) return c.body(null, 302, { Location: picturePath(name), 'Cache-Control': 'no-store' });
    const etag = `"${current}"`;
    const headers = {
      'Content-Type': typeOf(name) ?? '',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // An SVG that is opened as a page runs nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...harmless,
      'Accept-Ranges': 'bytes',
      ...(name.startsWith('wallpapers/') && { 'Content-Disposition': `attachment; filename="${fileNameOf(name)}"` }),
      ETag: etag,
    };
    const known = c.req.header('If-None-Match')?.split(',') ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
    const file = await readPicture(name);
    const part = partOf(file, c.req.header('Range'));
    return part ? c.body(part.bytes, 206, { ...headers, 'Content-Range': part.range }) : c.body(file, 200, headers);
  });

/** Safari plays only sounds that are sent in parts. Null for the whole file: a server may ignore any other range. */
function partOf(file: Uint8Array<ArrayBuffer>, range = '') {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const start = Number(first);
  const end = Math.min(last ? Number(last) : Infinity, file.length - 1);
  if (first === undefined || start > end) return null;
  return { bytes: file.slice(start, end + 1), range: `bytes ${start}-${end}/${file.length}` };
}

const harmless = { 'X-Content-Type-Options': 'nosniff' };

/** `wallpapers/moongate/the-hut-at-dawn.webp` is saved as `moongate-the-hut-at-dawn.webp`. */
const fileNameOf = (name: string) => name.split('/').slice(1).join('-');

/** A short time, because the avatar may change under the same address. */
const cacheControl = 'public, max-age=60';

/** `GET /{profileId}/default_256_256.png`: a profile's avatar, public (wire, Account). */
export const avatarImages = ({ db }: ServiceContext) =>
  new Hono<HonoEnv>().get(
    `/:profileId{${guidPattern}}/:file{default_(146_146|256_256|tall)\\.png}`,
    async (c, next) => {
      const profile = await findProfile(db, c.req.param('profileId').toLowerCase());
      if (!profile) return next();
      const avatar = avatarFile(profile);
      const elsewhere = pictureAddresses[`${avatar}.svg`];
      if (elsewhere !== undefined) return c.body(null, 302, { Location: elsewhere, 'Cache-Control': cacheControl });
      const name = avatar + c.req.param('file').replace('default', '');
      if (versionOf(name) === undefined) return next();
      const headers = { 'Content-Type': typeOf(name) ?? '', 'Cache-Control': cacheControl };
      return c.body(await readPicture(name), 200, headers);
    },
  );

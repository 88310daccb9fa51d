import { Hono } from 'hono';
import sharp from 'sharp';
import { avatar } from '../../art/avatars/avatar';
import { isAvatarKind } from '../../art/avatars/avatarKinds';
import { findProfile, type PublicProfile } from '../../db/stores/players/profileStore';
import type { HonoEnv } from '../kernel/honoEnv';
import type { ServiceContext } from '../../serviceContext';
import { guidPattern } from '../kernel/paths';

/** Width and height in px of the avatar files. */
const sizes = new Map([
  ['146_146', { width: 146, height: 146 }],
  ['256_256', { width: 256, height: 256 }],
  ['tall', { width: 256, height: 512 }],
]);

/** Cached pictures, about 4 MB. */
const mostKept = 200;

/** `GET /{profileId}/default_256_256.png`: a profile's avatar, public (wire, Account). */
export function avatarImages({ db }: ServiceContext) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function draw(profile: PublicProfile, name: string, size: { width: number; height: number }) {
    const { profileId, avatarGalleryId, avatarKind } = profile;
    const isChosen = avatarKind !== null && isAvatarKind(avatarKind);
    const [id, kind] = isChosen ? ([avatarGalleryId, avatarKind] as const) : ([profileId, 'hood'] as const);
    const key = `${kind}/${id}/${name}`;
    const image = kept.get(key) ?? encode(avatar(id, { kind }), size);
    kept.delete(key);
    kept.set(key, image);
    image.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    return image;
  }

  return new Hono<HonoEnv>().get(`/:profileId{${guidPattern}}/:file{default_[0-9a-z_]+\\.png}`, async (c, next) => {
    const name = c.req.param('file').replace(/^default_|\.png$/g, '');
    const size = sizes.get(name);
    const profile = size && (await findProfile(db, c.req.param('profileId').toLowerCase()));
    if (!profile) return next();
    // A short time, because the avatar may change under the same address.
    return c.body(await draw(profile, name, size), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=60',
    });
  });
}

const encode = async (svg: string, { width, height }: { width: number; height: number }) =>
  Uint8Array.from(
    await sharp(Buffer.from(svg), { density: (72 * height) / 128 })
      .resize(width, height)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );

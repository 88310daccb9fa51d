import { Hono } from 'hono';
import { pictureAddresses } from '../../content/pictureAddresses';
import { findProfile } from '../../db/stores/players/profileStore';
import type { ServiceContext } from '../../serviceContext';
import { avatarFile } from '../club/images';
import type { HonoEnv } from '../kernel/honoEnv';
import { guidPattern } from '../kernel/paths';
import { readPicture, typeOf, versionOf } from './pictureFiles';

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

import type { Context } from 'hono';
import type { PageAssets } from '../../support/pageAssets';
import type { HonoEnv } from './honoEnv';

/** Responds with the file of a page that the address ends with. */
export const serveAssets = (assets: () => PageAssets) => (c: Context<HonoEnv, '/:name'>) => {
  const file = assets().files.get(c.req.param('name'));
  if (!file) return c.notFound();
  c.header('Content-Type', file.type);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  const content = file.read();
  return c.body(typeof content === 'string' ? content : new Uint8Array(content));
};

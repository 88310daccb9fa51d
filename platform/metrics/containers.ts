import { Hono } from 'hono';
import type { HonoEnv } from '../http/kernel/honoEnv';

/** Regions with their own container. */
const regions = ['de', 'fr', 'gb', 'jp'];

const names = ['americas', 'worldwide', ...regions.map((region) => `regional/${region}`)];

/** Test containers in the folders of a tag manager. They only announce themselves. */
export function containers() {
  const app = new Hono<HonoEnv>();
  for (const folder of ['/tags', '/tags/test']) {
    for (const name of names) {
      app.get(`${folder}/${name}/container.js`, (c) => {
        c.header('Content-Type', 'text/javascript; charset=utf-8');
        c.header('Cache-Control', 'public, max-age=300');
        return c.body(scriptOf(name, folder === '/tags' ? 'live' : 'test'));
      });
    }
  }
  return app;
}

const scriptOf = (name: string, kind: 'live' | 'test') =>
  `(window.dataLayer = window.dataLayer || []).push({ type: 'container', name: ${JSON.stringify(name)}, kind: '${kind}' });\n`;

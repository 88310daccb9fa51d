import { Hono } from 'hono';
import type { HonoEnv } from '../http/context';

/** Regions that have a container of their own. */
const regions = ['de', 'fr', 'gb', 'jp'];

const names = ['americas', 'worldwide', ...regions.map((region) => `regional/${region}`)];

/**
 * Containers as a tag manager delivers them, in its folder and in its test script folder, so that the whole path can
 * be tested here. They record that they ran, and send nothing.
 */
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

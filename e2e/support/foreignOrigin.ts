import { createServer } from 'node:http';
import { listen, stop } from '../../platform/support/ports';

/** Serves a page on another origin: by default one that neither the site nor the platform allows. */
export async function hostPage(body: string, atPort = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Foreign page</title><link rel="icon" href="data:,">${body}`);
  });
  const port = await listen(server, atPort, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => stop(server),
  };
}

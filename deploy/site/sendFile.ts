import type { NextApiHandler } from 'next';

interface GeneratedFile {
  type: string;
  cacheControl: string;
  make: () => string | Promise<string>;
}

/** `Cache-Control` of a file that changes: its lifetime in browsers and proxies, in seconds. */
export const freshFor = (seconds: number) => `public, max-age=${seconds}, stale-while-revalidate=${24 * 3600}`;

export const sendFile =
  ({ type, cacheControl, make }: GeneratedFile): NextApiHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    const body = await make();
    response.setHeader('Content-Type', type).setHeader('Cache-Control', cacheControl).send(body);
  };

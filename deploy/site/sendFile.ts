import type { NextApiHandler, NextApiRequest } from 'next';

interface GeneratedFile {
  type: string;
  cacheControl: string;
  /** From the query; null for a file that does not exist. */
  make: (query: NextApiRequest['query']) => string | null | Promise<string | null>;
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
    const body = await make(request.query);
    if (body === null) return response.status(404).end();
    response.setHeader('Content-Type', type).setHeader('Cache-Control', cacheControl).send(body);
  };

import type { NextApiHandler } from 'next';

interface GeneratedFile {
  type: string;
  /** Cache lifetime in browsers and proxies, in seconds. */
  maxAge: number;
  make: () => string | Promise<string>;
}

/** A handler that generates a file on request, such as the sitemap. */
export const sendFile =
  ({ type, maxAge, make }: GeneratedFile): NextApiHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    const body = await make();
    response
      .setHeader('Content-Type', type)
      .setHeader('Cache-Control', `public, max-age=${maxAge}, stale-while-revalidate=${24 * 3600}`)
      .send(body);
  };

import type { NextApiHandler } from 'next';

interface MadeFile {
  type: string;
  /** Seconds that browsers and caches between may keep it. */
  maxAge: number;
  make: () => string | Promise<string>;
}

/** A file that is made when it is asked for, such as the sitemap. */
export const answerFile =
  ({ type, maxAge, make }: MadeFile): NextApiHandler =>
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

import type { NextApiHandler } from 'next';

/** A handler for load balancers: 200, or 503 if `isGood` is false. Nothing may cache it. */
export const sendStatus =
  (isGood: () => boolean): NextApiHandler =>
  (_request, response) =>
    response
      .status(isGood() ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: isGood() ? 'ok' : 'stopping' });

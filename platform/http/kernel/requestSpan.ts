import { createMiddleware } from 'hono/factory';
import { describeRequest, inSpan, startRequest, traceparentHeader } from '../../support/tracing';
import type { HonoEnv } from './honoEnv';
import { routeOf } from './requestEnd';

/** Makes each request a span, of the trace of the server that calls or of a new one. */
export const requestSpan = createMiddleware<HonoEnv>(async (c, next) => {
  const { method, path } = c.req;
  const span = startRequest(method, path, c.req.header(traceparentHeader));
  await inSpan(span, async () => {
    await next();
    const transactionId = c.get('transactionId');
    describeRequest(span, { method, route: routeOf(c), status: c.res.status, transactionId });
  });
});

import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Context } from 'hono';
import type { ServiceContext } from '../../serviceContext';
import type { HonoEnv } from './honoEnv';
import { describeRequest, inSpan, startRequest, traceparentHeader } from '../../support/tracing';

/** Reports every request once its response is ready, to the log and the metrics. */
export const requestEnd = ({ requestEnded }: ServiceContext) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    if (!requestEnded) return next();
    const start = performance.now();
    await next();
    requestEnded({
      transactionId: c.get('transactionId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: performance.now() - start,
    });
  });

/** The pattern of the handler that answered, or that would have, where a rule for all calls rejected the request. */
function routeOf(c: Context<HonoEnv>): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex);
  const path = routes.find(({ path: each }) => each !== '*' && each !== '/*')?.path ?? 'unknown';
  // Without the expressions of its parameters: /:version{v[321]}/users is /:version/users.
  return path.replace(/\{[^/]*/g, '');
}

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

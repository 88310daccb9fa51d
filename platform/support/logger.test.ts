import { z } from 'zod';
import { createLogger, requestLogger, type LogLevel } from './logger';

const request = {
  transactionId: '53fad6ec-776e-4267-b03a-d7456653f32d',
  method: 'GET',
  route: '/v1/profiles/:id/reads',
  status: 200,
  ms: 12.3456,
};

function linesAt(level: LogLevel, routes: readonly string[]): object[] {
  const lines: object[] = [];
  const report = requestLogger(
    createLogger('platform', level, {
      write: (line) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line))),
    }),
  );
  for (const route of routes) report({ ...request, route });
  return lines;
}

it('writes one line of JSON for a request', () => {
  const [line, ...others] = linesAt('info', [request.route]);
  expect(line).toMatchObject({ ...request, level: 'info', server: 'platform', ms: 12.3 });
  expect(Object.keys(line ?? {}).sort()).toEqual(
    ['level', 'method', 'ms', 'route', 'server', 'status', 'time', 'transactionId'].sort(),
  );
  expect(others).toEqual([]);
});

it.each<[LogLevel, number]>([
  ['warn', 0],
  ['info', 1],
  ['debug', 5],
])('at the level %s, writes %i lines for a call and the health checks of both servers', (level, count) => {
  expect(linesAt(level, [request.route, '/health', '/ready', '/api/health', '/api/ready'])).toHaveLength(count);
});

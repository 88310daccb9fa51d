import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import { registry } from './metrics';
import { explainListening, listen, readPort } from './ports';

/** Where collectors read the metrics. */
export interface MetricsAddress {
  port: number;
  host: string;
}

/**
 * Serves `GET /metrics` in the text format of Prometheus on a port of its own, which visitors do not reach. `own` is what
 * belongs to one server only. Throws one sentence where the port is in use.
 */
export async function serveMetrics({ port, host }: MetricsAddress, own: readonly Registry[] = []): Promise<Server> {
  const all = Registry.merge([registry, ...own]);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    return void all.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': all.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port, host).catch((error: unknown) => {
    throw explainListening(error, port, 'METRICS_PORT');
  });
  return server;
}

/**
 * The address of `METRICS_PORT` and `METRICS_HOST`, the loopback by default; undefined without a port. Throws an error with one
 * sentence for a port that cannot be.
 */
export function readMetricsAddress({
  METRICS_PORT: text,
  METRICS_HOST: host,
}: Record<string, string | undefined>): MetricsAddress | undefined {
  return text ? { port: readPort('METRICS_PORT', text), host: host || '127.0.0.1' } : undefined;
}

import { Agent, request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { Agent as TlsAgent, request as requestHttps } from 'node:https';

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, compressed if the request accepted that. */
  body: Buffer;
  text: () => string;
}

export type Send = (url: string, request?: HttpRequest) => Promise<HttpResponse>;

/** A response that takes longer counts as none. */
const patienceMs = 25_000;

/** A redirect repeats a long address twice in its headers. Browsers take more, Node's own limit is 16 KB. */
const maxHeaderSize = 256 * 1024;

/**
 * The client of the fuzz tests, the benchmarks and the cluster's visitors. It costs a part of what `fetch` costs, which
 * matters if client and server share the processors, and leaves dots and percent signs of an address alone. It keeps its
 * connections open, as browsers do; like them (RFC 9112, section 9.3.1) it repeats a request if the server has closed a
 * kept connection just then, so send only what may be repeated. Rejects if nothing answers.
 */
export function httpClient({ connections = 64, certificate }: { connections?: number; certificate?: Buffer } = {}) {
  const kept = { keepAlive: true, maxSockets: connections };
  const [agent, tlsAgent] = [new Agent(kept), new TlsAgent({ ...kept, ca: certificate })];

  const send: Send = (url, request = {}) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port } = new URL(url);
      const path = url.replace(/^\w+:\/\/[^/]+/, '');
      const { method, headers, body } = request;
      const options = { hostname, port, path, method, headers, timeout: patienceMs, maxHeaderSize };
      const sent =
        protocol === 'https:' ? requestHttps({ ...options, agent: tlsAgent }) : requestHttp({ ...options, agent });
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body, text: () => body.toString() });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer within ${patienceMs / 1000} seconds.`)));
      sent.on('error', (error) => {
        if (sent.reusedSocket && isClosedConnection(error)) resolve(send(url, request));
        else reject(error);
      });
      sent.end(body);
    });

  const close = () => {
    agent.destroy();
    tlsAgent.destroy();
  };
  return { send, close };
}

const isClosedConnection = (error: Error) => 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

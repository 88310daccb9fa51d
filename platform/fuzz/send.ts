import { Agent, request as open } from 'node:http';
import type { FuzzRequest, FuzzResponse } from './request';

/** A response that takes longer counts as none. */
const hangsAfterMs = 20_000;

/** A redirect repeats a long address twice in its headers. Browsers take more, Node's own limit is 16 KB. */
const maxHeaderSize = 256 * 1024;

/**
 * Sends requests to a server as they are, one at a time. Unlike `fetch`, it leaves dots and percent signs of the target
 * alone. Rejects where the server does not respond within 20 seconds or closes the connection instead.
 */
export function rawSender(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const send = (request: FuzzRequest): Promise<FuzzResponse> =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body } = request;
      const options = { agent, hostname, port, method, path: target, headers, timeout: hangsAfterMs, maxHeaderSize };
      const sent = open(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, location: received.location, body: Buffer.concat(chunks).toString() });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`No response within ${hangsAfterMs / 1000} seconds.`)));
      sent.on('error', (error) => {
        // The server may close a connection between two requests, as where it has not read a body to its end.
        if (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(send(request));
        else reject(error);
      });
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export type Send = ReturnType<typeof rawSender>['send'];

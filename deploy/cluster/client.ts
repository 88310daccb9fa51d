import { Agent, request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export type Send = (url: string, sent?: Sent) => Promise<Answer>;

/**
 * A client that trusts one certificate and keeps its connections open, as browsers do; like them (RFC 9112, section 9.3.1) it
 * repeats a read at once if the server has closed a kept connection just then. Rejects if nothing answers.
 */
export function createClient(certificate: Buffer): Send {
  const kept = new Agent({ keepAlive: true, maxSockets: 64, ca: certificate });
  const unkept = new Agent({ ca: certificate });
  const once = (url: string, { method = 'GET', headers, body }: Sent, agent = kept) =>
    new Promise<Answer>((resolve, reject) => {
      const options: RequestOptions = { agent, method, headers, timeout: 25_000 };
      const outgoing = request(url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${url} did not answer within 25 seconds.`)));
      outgoing.on('error', (error) => {
        reject(outgoing.reusedSocket && method === 'GET' ? new ConnectionWasClosed(url, { cause: error }) : error);
      });
      outgoing.end(body);
    });
  return async (url, sent = {}) => {
    try {
      return await once(url, sent);
    } catch (error) {
      if (error instanceof ConnectionWasClosed) return once(url, sent, unkept);
      throw error;
    }
  };
}

class ConnectionWasClosed extends Error {}

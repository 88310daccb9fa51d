import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { listen, stop } from '../../../../platform/support/ports';

/** The publisher's hosts that released clients call, and the path on each where its services begin. */
const publisherHosts = new Map([
  ['public-ubiservices.ubi.com', ''],
  ['connect.ubi.com', '/ubiservices'],
]);

export interface PublisherFront {
  port: number;
  /** The calls so far, as `POST public-ubiservices.ubi.com/v3/profiles/sessions 200`; queries are left out. */
  calls: string[];
  close: () => Promise<void>;
}

/** What stands before the publisher's services: takes calls by their host and hands them to a platform as they are. */
export async function openPublisherFront(platformPort: number): Promise<PublisherFront> {
  const calls: string[] = [];

  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const host = headers.host ?? '';
    const answer = (status: number, replyHeaders: IncomingHttpHeaders = {}) => {
      calls.push(`${method} ${host}${url.replace(/\?.*/, '')} ${status}`);
      return outgoing.writeHead(status, replyHeaders);
    };
    const root = publisherHosts.get(host);
    if (root === undefined || !url.startsWith(`${root}/`)) {
      answer(502).end();
      return;
    }
    const path = url.slice(root.length);
    const forwarded = request({ host: '127.0.0.1', port: platformPort, method, path, headers }, (reply) => {
      reply.pipe(answer(reply.statusCode ?? 502, reply.headers));
    });
    forwarded.on('error', () => answer(502).end());
    incoming.pipe(forwarded);
  });

  return { port: await listen(server, 0), calls, close: () => stop(server) };
}

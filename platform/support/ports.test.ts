import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { assertPortIsFree, connectionLimits, listen, stop } from './ports';

/** A server whose responses wait, and a client that keeps its connections open. */
async function givenServer() {
  const waiting: ((response: Response) => void)[] = [];
  const listener = getRequestListener(() => new Promise<Response>((resolve) => void waiting.push(resolve)));
  const server = createServer(connectionLimits, (incoming, outgoing) => void listener(incoming, outgoing));
  const port = await listen(server, 0);
  const agent = new Agent({ keepAlive: true });
  const call = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, agent }, (response) => resolve(response.resume())).on('error', reject);
    });
  const untilWaiting = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const respond = () => waiting.splice(0).forEach((resolve) => resolve(Response.json({}, { headers: { Own: '1' } })));
  return { server, port, call, untilWaiting, respond, closeClient: () => agent.destroy() };
}

describe('a server', () => {
  it('keeps connections open until it stops', async () => {
    const { server, call, untilWaiting, respond, closeClient } = await givenServer();
    const called = call();
    await untilWaiting(1);
    respond();
    expect((await called).headers.connection).toBe('keep-alive');
    closeClient();
    await stop(server);
  });

  it('finishes the calls that are under way with Connection: close', async () => {
    const { server, call, untilWaiting, respond, closeClient } = await givenServer();
    const called = [call(), call()];
    await untilWaiting(2);
    const stopped = stop(server);
    respond();
    for (const { statusCode, headers } of await Promise.all(called)) {
      expect([statusCode, headers.own, headers.connection]).toEqual([200, '1', 'close']);
    }
    await stopped;
    closeClient();
  });

  it('finishes a call that arrives partly after it was stopped the same way', async () => {
    const { server, port, untilWaiting, respond } = await givenServer();
    const socket = connect(port);
    const received: string[] = [];
    socket.on('data', (chunk) => received.push(String(chunk)));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const accepted = new Promise((resolve) => server.once('connection', (one) => one.once('data', resolve)));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await accepted;
    const stopped = stop(server);
    socket.write('\r\n');
    await untilWaiting(1);
    respond();
    await Promise.all([stopped, ended]);
    expect(received.join('')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
  });
});

describe('a port for a program', () => {
  it('is free', async () => {
    const probe = createServer();
    const port = await listen(probe, 0);
    await expect(assertPortIsFree(port, 'PORT')).rejects.toThrow(
      `Port ${port} is in use; stop the program there or set PORT to a free port.`,
    );
    await stop(probe);
    await expect(assertPortIsFree(port, 'PORT')).resolves.toBeUndefined();
  });

  it('is one that browsers open', async () => {
    await expect(assertPortIsFree(4190, 'PLATFORM_PORT')).rejects.toThrow(
      'No browser opens port 4190; set PLATFORM_PORT to another one.',
    );
  });
});

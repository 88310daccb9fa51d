import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What clients sent to a server since the last count. */
interface Traffic {
  /** Messages that a client waits for the response of: one for each statement, `begin` and `commit` included. */
  roundTrips: number;
  /** The texts of the statements that were sent, in their order. */
  statements: string[];
}

/** A server in front of a database that counts what passes. */
export interface CountingProxy {
  /** The address of the database behind it. */
  url: string;
  /** Returns the counts, and starts to count from zero. */
  take(): Traffic;
  close(): Promise<void>;
}

/** Types of the protocol's messages. A Query and a Sync are each answered by one ReadyForQuery. */
const [query, parse, bind, sync] = ['Q', 'P', 'B', 'S'];

/** Starts a proxy that reads PostgreSQL's protocol, so that it counts what a driver really sends. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let traffic: Traffic = { roundTrips: 0, statements: [] };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => read(chunk));
    client.pipe(server);
    server.pipe(client);
    const prepared = new Map<string, string>();
    const read = messageReader((type, body) => {
      const [first = '', second = ''] = textsIn(body);
      if (type === query || type === sync) traffic.roundTrips += 1;
      if (type === query) traffic.statements.push(first);
      if (type === parse) prepared.set(first, second);
      if (type === bind) traffic.statements.push(prepared.get(second) ?? '');
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(portOf(proxy.address()));
  return {
    url: url.href,
    take: () => {
      const taken = traffic;
      traffic = { roundTrips: 0, statements: [] };
      return taken;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

/** Splits what a client sends into messages. The first one has no type: it opens the connection. */
function messageReader(onMessage: (type: string, body: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) return;
      if (typeBytes > 0) onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(typeBytes + 4, end));
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}

const textsIn = (body: Buffer) => body.toString('utf8').split('\0');

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' && address ? address.port : 0);

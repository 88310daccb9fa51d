// Opens many connections to a server and keeps each busy with one kind of call, until it is killed.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

// Such a caller is on a machine of its own: here it takes no time from the server and the caller that are measured.
setPriority(constants.priority.PRIORITY_LOW);

const { origin, connections, path, headers, isSlowBody } = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(origin);

/** Sends one byte of a body each second. */
async function sendSlowly() {
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined).resume();
  const lines = Object.entries({ ...headers, Host: `${hostname}:${port}`, 'Content-Length': '60000' });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n{`);
  const timer = setInterval(() => socket.write(' '), 1000);
  await closed;
  clearInterval(timer);
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

const read = () =>
  new Promise((resolve) => {
    const sent = request({ agent, hostname, port, path, headers }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode));
    });
    sent.on('error', resolve).end();
  });

async function repeat() {
  for (;;) {
    const status = await (isSlowBody ? sendSlowly() : read());
    // As a browser or a library does, without the pause of Retry-After.
    if (status !== 200) await sleep(20);
  }
}

await Promise.all(Array.from({ length: connections }, repeat));

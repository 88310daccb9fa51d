// Asks for a server's health all the time, in a process of its own, so that it waits for nothing but the server. Answers
// every message with the longest wait since the one before, in ms.
import { setTimeout as sleep } from 'node:timers/promises';

const [, , url] = process.argv;
let longest = 0;

process.on('message', () => {
  process.send(longest);
  longest = 0;
});

for (;;) {
  const started = performance.now();
  await (await fetch(url)).text();
  longest = Math.max(longest, performance.now() - started);
  await sleep(20);
}

// Loaded before a server under measurement (`node --expose-gc --import probe.mjs`): answers every message with the
// process's memory after a full collection, and what it holds open.
import { readdirSync } from 'node:fs';

process.on('message', () => {
  globalThis.gc();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const sockets = resources.filter((name) => name.startsWith('TCP')).length;
  process.send({ rss, heapUsed, external, arrayBuffers, handles: resources.length, sockets, files: openFiles() });
});
// Listening must not keep a server from ending.
process.channel?.unref();

/** Open file descriptors, sockets among them; null where the system does not list them. */
function openFiles() {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}

// Loaded before a server under measurement (`node --expose-gc --import probe.mjs`): answers every message with the
// process's memory after a full collection, what it holds open, and how long the event loop was held up since the last message.
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();

process.on('message', () => {
  const loopDelay = { p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 };
  globalThis.gc();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const sockets = resources.filter((name) => name.startsWith('TCP')).length;
  process.send({
    rss,
    heapUsed,
    external,
    arrayBuffers,
    handles: resources.length,
    sockets,
    files: openFiles(),
    loopDelay,
  });
  // Without the collection above.
  setImmediate(() => loop.reset());
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

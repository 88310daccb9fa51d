import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

const operations = z.looseObject({ read: z.unknown(), write: z.unknown() });
const openFile = z.looseObject({ nfd: z.int() });

/**
 * Files of an embedded database that flushes each commit to disk. PGlite leaves that to the operating system, so a
 * commit would survive the end of the process but not of the machine (docs/contracts/database.md).
 */
class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const teachToSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const known: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      // Parsed only to check its shape, because the object itself gets the new operation.
      operations.parse(known);
      Object.assign(Object(known), { fsync: syncFile });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), teachToSync] } };
  }
}

function syncFile(stream: unknown): number {
  fsyncSync(openFile.parse(stream).nfd);
  return 0;
}

/**
 * Options that make PGlite wait for the disk at each commit; its own `-F` would turn that off. Its buffers are memory of the
 * process, all of it from the start: 128 MB by default, more than the club's database has.
 */
export const durably = (folder: string) => ({
  fs: new DurableFiles(folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  ],
});

import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

const operations = z.looseObject({ read: z.unknown(), write: z.unknown() });
const openFile = z.looseObject({ nfd: z.int() });

/**
 * The files of an embedded database, whose commits reach the disk: PGlite writes them to the operating system and leaves
 * it at that, which survives the end of the process but not of the machine (docs/contracts/database.md).
 */
class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const teachToSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const known: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      // Parsed for its shape only: it is this very object that has to learn the operation.
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

/** What PGlite is given so that it waits for the disk at each commit. Its own `-F` would turn that off. */
export const durably = (folder: string) => ({
  fs: new DurableFiles(folder),
  startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
});

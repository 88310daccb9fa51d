import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|json|svg|txt)$/;

/**
 * Copies the files that nginx serves by itself to a folder: the scripts of a build and `static`, each text also as `.gz` and
 * `.br`. Files of earlier builds stay, because open pages still load them.
 */
export function writeFiles(build: string, folder: string): void {
  const copies = [
    [join(build, 'static'), join(folder, '_next/static')],
    ['static', join(folder, 'static')],
  ] as const;
  for (const [from, to] of copies) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      const [source, target] = [join(from, name), join(to, name)];
      if (!statSync(source).isFile() || isSame(source, target)) continue;
      cpSync(source, target);
      if (!compressible.test(name)) continue;
      const content = readFileSync(source);
      writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${target}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }
  }
}

const isSame = (source: string, target: string) =>
  existsSync(target) && readFileSync(source).equals(readFileSync(target));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIdsIn } from './textIds';
import { textValuesFile } from './textValues';

export function unusedTexts(ids: string[]): string[] {
  const modules = ['components', 'static'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = modules.filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.test\./.test(file) && file !== textValuesFile,
  );
  const used = new Set(sources.flatMap((file) => textIdsIn(readFileSync(file, 'utf8'), ids)));
  return ids.filter((id) => !used.has(id));
}

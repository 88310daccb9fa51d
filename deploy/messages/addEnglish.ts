import { statSync } from 'node:fs';
import { readCodeTexts, textsFiles } from './codeTexts';
import { compileTexts } from './compileTexts';
import { textIdsIn } from './textIds';
import type { Texts } from './texts';

/**
 * Adds to a module the English of the texts that it names, parsed ahead of time: each chunk brings the texts of its own
 * modules, they work offline, and the browser needs no parser. `registry` is the path from the module to `englishTexts.ts`.
 */
export function addEnglish(source: string, texts: Texts, registry: string): string {
  const used = compileTexts(texts, textIdsIn(source, Object.keys(texts)));
  if (Object.keys(used).length === 0) return source;
  // At the end, so that the lines of the module keep their numbers.
  return `${source}\nimport { addTexts as addTextsOfThisModule } from ${JSON.stringify(registry)};\naddTextsOfThisModule(${JSON.stringify(used)});\n`;
}

let latest: { made: string; texts: Texts } | null = null;

/** Read again if a file has changed. */
export function currentTexts(): { texts: Texts; files: string[] } {
  const files = textsFiles();
  const made = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  if (latest?.made !== made) latest = { made, texts: readCodeTexts(files) };
  return { texts: latest.texts, files };
}

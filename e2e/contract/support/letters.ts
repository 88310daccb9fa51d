import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformProcess } from '../../../platform/testing/platformProcess';

/** The letter to an address that a call brings about. Letters are sent while nobody waits; this does, for two seconds. */
export async function letterFrom(
  call: () => Promise<unknown>,
  { email, platform }: { email: string; platform: PlatformProcess },
): Promise<string> {
  const before = await lettersTo(email, platform);
  await call();
  const deadline = Date.now() + 2000;
  while (Date.now() < deadline) {
    const letter = (await lettersTo(email, platform)).find(({ file }) => before.every((one) => one.file !== file));
    if (letter) return letter.text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is no letter to ${email}.`);
}

async function lettersTo(email: string, { lettersFolder }: PlatformProcess) {
  const names = await readdir(lettersFolder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(lettersFolder, name));
  const letters = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  return letters.filter(({ text }) => text.startsWith(`To: ${email}`));
}

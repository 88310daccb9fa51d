import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { pathOf, simplePages } from '../routes';
import { inMatrixUnless } from './support/matrix';
import { fetchPage } from './support/site';
import { expect, test } from './support/test';

const pages = [{ page: 'index' } as const, ...simplePages.map((page) => ({ page }))];

const hasJava = spawnSync('java', ['-version']).status === 0;

for (const locale of ['en-US', 'de-DE', 'ja-JP'] as const) {
  const details = inMatrixUnless(locale === 'en-US');
  test(`the W3C checker finds no error in the markup of any page in ${locale}`, details, async () => {
    test.skip(!hasJava, 'The W3C checker needs Java and finds none: install a JRE to have the markup checked.');
    const paths = [...pages.map((page) => pathOf(page, locale)), '/nope'];
    const folder = await mkdtemp(join(tmpdir(), 'markup-'));
    const fileOf = (index: number) => join(folder, `${index}.html`);
    for (const [index, path] of paths.entries()) await writeFile(fileOf(index), (await fetchPage(path)).html);
    const errors = check(paths.map((_, index) => fileOf(index)));
    await rm(folder, { recursive: true });
    expect(errors.map(({ file, error }) => `${paths[file] ?? file}: ${error}`)).toEqual([]);
  });
}

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), message: z.string(), url: z.string(), extract: z.string().default('') }),
  ),
});

/**
 * The errors that the checker reports, each with the number of its file, which is the name. It does not know the newest
 * CSS (container queries, styled selects) and reports errors of CSS for it, which are left out, because this test is about
 * the markup.
 */
function check(files: string[]): { file: number; error: string }[] {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const checker = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (checker.status !== 0) throw new Error(`The checker failed: ${checker.stderr}`);
  return report
    .parse(JSON.parse(checker.stdout))
    .messages.filter(({ type, message }) => type === 'error' && !message.startsWith('CSS:'))
    .map(({ url, message, extract }) => ({ file: Number.parseInt(basename(url)), error: `${message} ${extract}` }));
}

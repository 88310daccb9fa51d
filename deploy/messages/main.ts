import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLocale, supportedLocales, type SupportedLocale } from '../../services/locale/supportedLocales';
import { readRecord, readString } from '../../services/http/parse';
import { differenceOf, withTextsOf, type Texts } from './texts';

const fileOf = (locale: SupportedLocale) => join('static/lang', `${locale}.json`);

/** The first say enough: one forgotten text is missing in all 24 files. */
const faultsShown = 12;

/** `main.ts extract` writes the 24 language files from the code; `main.ts check` fails where they are behind it. */
function main(mode: string | undefined): number {
  if (mode !== 'extract' && mode !== 'check') throw new Error('Say which: "main.ts extract" or "main.ts check".');
  const english = extractTexts();
  if (mode === 'check') return check(english);
  // Read before it is written: what the other files hold of it was never translated.
  const formerEnglish = readTexts(defaultLocale);
  for (const locale of supportedLocales) {
    const texts = locale === defaultLocale ? english : withTextsOf(readTexts(locale), english, formerEnglish);
    writeFileSync(fileOf(locale), `${JSON.stringify(texts, null, 2)}\n`);
  }
  return 0;
}

function check(english: Texts): number {
  const faults = supportedLocales.flatMap((locale) =>
    differenceOf(readTexts(locale), english, locale === defaultLocale).map((fault) => `${fileOf(locale)}: ${fault}`),
  );
  if (faults.length === 0) return 0;
  const shown = faults.slice(0, faultsShown).join('\n');
  const more = faults.length > faultsShown ? `\n... and ${faults.length - faultsShown} more` : '';
  process.stderr.write(`${shown}${more}\nRun "npm run messages:extract".\n`);
  return 1;
}

/** The English texts that stand in the code, in the order of their ids. */
function extractTexts(): Texts {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const out = join(folder, 'texts.json');
  const formatjs = createRequire(__filename).resolve('@formatjs/cli/bin/formatjs');
  try {
    execFileSync(process.execPath, [
      formatjs,
      'extract',
      'components/**/*.{ts,tsx}',
      '--ignore',
      '**/*.test.tsx',
      '--format',
      'simple',
      '--out-file',
      out,
    ]);
    return sorted(parseTexts(readFileSync(out, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sorted = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

const parseTexts = (json: string): Texts => readRecord(readString)(JSON.parse(json));

/** A locale's file; no texts where there is no file yet. */
function readTexts(locale: SupportedLocale): Texts {
  try {
    return parseTexts(readFileSync(fileOf(locale), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

process.exitCode = main(process.argv[2]);

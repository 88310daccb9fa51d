import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLiteralElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as read from '../http/parse';
import { defaultLocale, type SupportedLocale } from './supportedLocales';

/** Parsed texts by id, so that the browser needs no parser. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** Parsed texts by id as pages carry them: a part without values is the text that it stands for. */
export type PageMessages = Record<string, (string | MessageFormatElement)[]>;

/**
 * The texts of a locale that pages must carry, on the server only: those of the named areas (`home` for `home.hero.title`,
 * or a whole id) which differ from the English defaults that the code itself holds, or have values: react-intl formats the
 * values of a default text as in English.
 */
export async function readMessages(locale: SupportedLocale, areas: readonly string[]): Promise<PageMessages> {
  if (locale === defaultLocale) return {};
  const [defaults, own] = await Promise.all([readFileOf(defaultLocale), readFileOf(locale)]);
  const needed = Object.entries(own).filter(
    ([id, text]) =>
      (text !== defaults[id] || text.includes('{')) && areas.some((area) => id === area || id.startsWith(`${area}.`)),
  );
  return Object.fromEntries(
    needed.map(([id, text]) => [id, parse(text).map((part) => (isLiteralElement(part) ? part.value : part))]),
  );
}

const readTexts = read.record(read.string);

async function readFileOf(locale: SupportedLocale): Promise<Record<string, string>> {
  return readTexts(JSON.parse(await readFile(join(process.cwd(), 'static/lang', `${locale}.json`), 'utf8')));
}

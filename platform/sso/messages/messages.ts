import { en } from './en';

export type MessageKey = keyof typeof en;
export type MessageTable = Readonly<Record<MessageKey, string>>;

/** Says something in the page's language; every `{name}` of the text needs its value. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** By locale (`pt-BR`) or language (`pt`); what is missing is said in English. */
const tables: Partial<Record<string, MessageTable>> = { en };

const tableOf = (locale: string) => tables[locale] ?? tables[locale.split('-')[0] ?? ''];

/** The voice of a page: its locale's table, else its language's, else the English one. */
export function sayIn(locale: string): Say {
  const table = tableOf(locale) ?? en;
  return (key, values = {}) => table[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The language that a page's texts are really in: names and numbers within them follow it. */
export const spokenLocale = (locale: string) => (tableOf(locale) ? locale : 'en-US');

/** A wait in words: seconds up to a minute and a half, then minutes, rounded up. */
export function waitInWords(seconds: number, locale: string): string {
  const isShort = seconds <= 90;
  return new Intl.NumberFormat(spokenLocale(locale), {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(isShort ? seconds : Math.ceil(seconds / 60));
}

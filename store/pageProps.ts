import type { GetStaticProps } from 'next';
import { readMessages, type PageMessages } from '../services/locale/readMessages';
import { defaultLocale, isSupportedLocale } from '../services/locale/supportedLocales';

/** They hold nothing personal, because all readers share the HTML. */
export interface ShellProps {
  messages: PageMessages;
}

const areasOfTheShell = ['shell', 'pages', 'errors', 'login', 'ui'];

/** `areas` are the first parts of the message ids that the page shows. */
export async function shellProps(locale: string | undefined, areas: readonly string[]): Promise<ShellProps> {
  const supported = locale !== undefined && isSupportedLocale(locale) ? locale : defaultLocale;
  return { messages: await readMessages(supported, [...areasOfTheShell, ...areas]) };
}

/** Seconds after which a page is rebuilt in the background: without them, caches would keep it for a year, over every deploy. */
export const freshSeconds = 60;

export const staticPage =
  (...areas: string[]): GetStaticProps<ShellProps> =>
  async ({ locale }) => ({ props: await shellProps(locale, areas), revalidate: freshSeconds });

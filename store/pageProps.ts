import type { GetStaticProps } from 'next';
import { readMessages, type CompiledMessages } from '../services/locale/readMessages';
import { defaultLocale, isSupportedLocale } from '../services/locale/supportedLocales';

/** What every page carries, whatever else it needs. Nothing in it is personal: the HTML is shared by all readers. */
export interface ShellProps {
  messages: CompiledMessages;
}

const areasOfTheShell = ['shell', 'pages', 'errors', 'login', 'ui'];

/** The props of the shell around a page, for its getStaticProps. `areas` are the first parts of the ids it shows. */
export async function shellProps(locale: string | undefined, areas: readonly string[]): Promise<ShellProps> {
  const supported = locale !== undefined && isSupportedLocale(locale) ? locale : defaultLocale;
  return { messages: await readMessages(supported, [...areasOfTheShell, ...areas]) };
}

/** getStaticProps of a page that needs nothing but its texts. */
export const staticPage =
  (...areas: string[]): GetStaticProps<ShellProps> =>
  async ({ locale }) => ({ props: await shellProps(locale, areas) });

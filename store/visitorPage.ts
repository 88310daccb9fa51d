import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticProps } from 'next';
import { parseEnvironment } from '../services/http/environment';
import { request, type Endpoint } from '../services/http/endpoint';
import { defaultLocale, isSupportedLocale, type SupportedLocale } from '../services/locale/supportedLocales';
import { shellProps, type ShellProps } from './pageProps';

/** Seconds after which a visitor's page is made anew in the background. */
const freshSeconds = 60;
/** The same for a page that was built while the services were away. */
const soonSeconds = 5;
/** The server waits this long for the services, in ms. */
const serverTimeoutMs = 4000;

/** Calls a service for a page, without a ticket, in the page's locale. */
export type FetchForPage = <Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) => Promise<Output>;

interface VisitorPage<Props> {
  /** First parts of the ids of the messages it shows. */
  areas: readonly string[];
  /** Null where there is nothing at the address: then it is the 404 page. */
  load: (ask: FetchForPage, locale: SupportedLocale, params: ParsedUrlQuery) => Promise<Props | null>;
  /** What it shows when it is built while the services are away; soon it is made anew. Pages made on demand have none. */
  without?: Props;
}

/**
 * getStaticProps of a page for visitors: prerendered per locale and kept fresh, nothing personal in it. When the
 * services are away later it throws, and Next goes on serving the last good page.
 */
export const visitorPage =
  <Props extends object>({ areas, load, without }: VisitorPage<Props>): GetStaticProps<ShellProps & Props> =>
  async ({ locale: named, params = {} }) => {
    const locale = named !== undefined && isSupportedLocale(named) ? named : defaultLocale;
    const shell = await shellProps(locale, areas);
    try {
      const props = await load(createPageFetch(locale), locale, params);
      if (props === null) return { notFound: true, revalidate: freshSeconds };
      return { props: { ...shell, ...props }, revalidate: freshSeconds };
    } catch (error) {
      if (without === undefined || process.env.NEXT_PHASE !== 'phase-production-build') throw error;
      return { props: { ...shell, ...without }, revalidate: soonSeconds };
    }
  };

/** Asks the services from the server, within a time that a page may take. */
export function createPageFetch(locale: SupportedLocale): FetchForPage {
  const environment = parseEnvironment(process.env.SITE_ENVIRONMENT);
  return (endpoint, input) =>
    request({ ...endpoint, timeoutMs: serverTimeoutMs }, input, { environment, ticket: null, sessionId: null, locale });
}

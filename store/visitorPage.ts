import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticProps } from 'next';
import { parseEnvironment } from '../services/http/environment';
import { request, type Endpoint } from '../services/http/endpoint';
import { ServiceError } from '../services/http/errors';
import { isMissing } from '../services/http/missingAdditions';
import { defaultLocale, isSupportedLocale, type SupportedLocale } from '../services/locale/supportedLocales';
import { freshSeconds, shellProps, type ShellProps } from './pageProps';

/** Seconds after which a page is rebuilt in the background for a page that was built while the services were down. */
const soonSeconds = 5;
const serverTimeoutMs = 4000;

/**
 * Without a ticket, in the page's locale. With `part`, for a call that only a part of the page needs, its `without` stands for
 * what could not be read.
 */
export type FetchForPage = <Input, Output, Without = never>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  part?: { without: Without },
) => Promise<Output | Without>;

/** Next passes `statusCode` to the error page. */
class PageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(cause: Error) {
    super(`The services do not respond: ${cause.message}`, { cause });
    this.name = 'PageUnavailable';
  }
}

interface VisitorPage<Props> {
  /** First parts of message ids. */
  areas: readonly string[];
  /** Null shows the 404 page. */
  load: (call: FetchForPage, locale: SupportedLocale, params: ParsedUrlQuery) => Promise<Props | null>;
  without?: Props;
}

/**
 * getStaticProps of a visitors' page: prerendered per locale and revalidated, without personal data. A part whose call fails is
 * left out. Throws PageUnavailable when the services are down at run time: Next serves the last good page, or without one the
 * error page.
 */
export const visitorPage =
  <Props extends object>({ areas, load, without }: VisitorPage<Props>): GetStaticProps<ShellProps & Props> =>
  async ({ locale: named, params = {} }) => {
    const locale = named !== undefined && isSupportedLocale(named) ? named : defaultLocale;
    const shell = await shellProps(locale, areas);
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
    const isDevelopment = process.env.NODE_ENV === 'development';
    const withoutData = without && { props: { ...shell, ...without }, revalidate: soonSeconds };
    // A build for any environment knows no services (deploy/site/settledLater.ts).
    if (withoutData && isBuild && process.env.SETTINGS_AT_START === '1') return withoutData;
    try {
      const parts = watchParts(createPageFetch(locale));
      const props = await load(parts.call, locale, params);
      if (props === null) return { notFound: true, revalidate: freshSeconds };
      return { props: { ...shell, ...props }, revalidate: parts.areWhole() ? freshSeconds : soonSeconds };
    } catch (error) {
      if (withoutData && (isBuild || isDevelopment)) return withoutData;
      throw error instanceof ServiceError ? new PageUnavailable(error) : error;
    }
  };

/** Sees how many parts of a page can be read: if none, the services are down. */
function watchParts(send: FetchForPage) {
  let answers = 0;
  const failures: ServiceError[] = [];
  const call: FetchForPage = async (endpoint, input, part) => {
    try {
      const output = await send(endpoint, input);
      answers += 1;
      return output;
    } catch (error) {
      if (!part || !(error instanceof ServiceError)) throw error;
      if (endpoint.isAddition && isMissing(error)) answers += 1;
      else failures.push(error);
      return part.without;
    }
  };
  const areWhole = () => {
    const [failure] = failures;
    if (failure && answers === 0) throw failure;
    return !failure;
  };
  return { call, areWhole };
}

export function createPageFetch(locale: SupportedLocale): FetchForPage {
  const environment = parseEnvironment(process.env.SITE_ENVIRONMENT);
  return (endpoint, input) =>
    request({ ...endpoint, timeoutMs: serverTimeoutMs }, input, { environment, ticket: null, sessionId: null, locale });
}

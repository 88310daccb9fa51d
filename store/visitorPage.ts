import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticProps } from 'next';
import { parseEnvironment } from '../services/http/environment';
import { request, type Endpoint } from '../services/http/endpoint';
import { ServiceError } from '../services/http/errors';
import { isNotThere } from '../services/http/missingAdditions';
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
}

/**
 * getStaticProps of a visitors' page: prerendered per locale and revalidated, without personal data. A part whose call fails is
 * left out. Throws PageUnavailable when the services are down at run time: Next serves the last good page, or without one the
 * error page.
 */
export const visitorPage =
  <Props extends object>({ areas, load }: VisitorPage<Props>): GetStaticProps<ShellProps & Props> =>
  async ({ locale: named, params = {} }) => {
    const locale = named !== undefined && isSupportedLocale(named) ? named : defaultLocale;
    const shell = await shellProps(locale, areas);
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
    const isDevelopment = process.env.NODE_ENV === 'development';
    // A build for any environment knows no services (deploy/site/settledLater.ts).
    const parts = watchParts(isBuild && process.env.SETTINGS_AT_START === '1' ? noServices : createPageFetch(locale));
    try {
      const props = await load(parts.call, locale, params);
      if (props === null) return { notFound: true, revalidate: freshSeconds };
      const { failure, hasAnswers } = parts.seen();
      if (failure && !hasAnswers && !isBuild && !isDevelopment) throw failure;
      return { props: { ...shell, ...props }, revalidate: failure ? soonSeconds : freshSeconds };
    } catch (error) {
      throw error instanceof ServiceError ? new PageUnavailable(error) : error;
    }
  };

const noServices: FetchForPage = () => Promise.reject(new ServiceError({ message: 'This build knows no services.' }));

/** Sees which parts of a page can be read: if none, the services are down. */
function watchParts(send: FetchForPage) {
  let hasAnswers = false;
  let failure: ServiceError | undefined;
  const call: FetchForPage = async (endpoint, input, part) => {
    try {
      const output = await send(endpoint, input);
      hasAnswers = true;
      return output;
    } catch (error) {
      if (!part || !(error instanceof ServiceError)) throw error;
      if (endpoint.isAddition && isNotThere(error)) hasAnswers = true;
      else failure ??= error;
      return part.without;
    }
  };
  return { call, seen: () => ({ failure, hasAnswers }) };
}

export function createPageFetch(locale: SupportedLocale): FetchForPage {
  const environment = parseEnvironment(process.env.SITE_ENVIRONMENT);
  return (endpoint, input) =>
    request({ ...endpoint, timeoutMs: serverTimeoutMs }, input, { environment, ticket: null, sessionId: null, locale });
}

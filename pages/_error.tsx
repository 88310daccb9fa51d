import type { NextPageContext } from 'next';
import { ErrorScreen } from '../components/errors/ErrorScreen/ErrorScreen';
import type { ShellProps } from '../store/pageProps';

interface ErrorPageProps extends Partial<ShellProps> {
  statusCode?: number;
}

const unavailable = 503;

/** Seconds after which a client may request a page again that the services did not answer for. */
const retryAfterSeconds = 5;

export default function ErrorPage({ statusCode }: ErrorPageProps) {
  return <ErrorScreen statusCode={statusCode} />;
}

/** Next calls this before it chooses the page of an error: another status than 500 gets this page. */
ErrorPage.getInitialProps = async ({ res, err, locale }: NextPageContext): Promise<ErrorPageProps> => {
  const statusCode = err?.statusCode === unavailable ? unavailable : (res?.statusCode ?? err?.statusCode);
  // The files of texts are read on the server only; without the condition the browser would get that code.
  if (typeof window !== 'undefined' || !res) return { statusCode };
  if (statusCode === unavailable) {
    res.statusCode = unavailable;
    res.setHeader('Retry-After', retryAfterSeconds);
  }
  const { shellProps } = await import('../store/pageProps');
  return { statusCode, ...(await shellProps(locale, [])) };
};

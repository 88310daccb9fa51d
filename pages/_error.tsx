import type { NextPageContext } from 'next';
import { ErrorScreen } from '../components/errors/ErrorScreen';

interface ErrorPageProps {
  statusCode?: number;
}

/** The page for errors without a page of their own. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  return <ErrorScreen statusCode={statusCode} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({
  statusCode: res?.statusCode ?? err?.statusCode,
});

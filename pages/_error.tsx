import type { NextPageContext } from 'next';
import { ErrorScreen } from '../components/errors/ErrorScreen/ErrorScreen';

interface ErrorPageProps {
  statusCode?: number;
}

/** Every error that has no page of its own. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  return <ErrorScreen statusCode={statusCode} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({
  statusCode: res?.statusCode ?? err?.statusCode,
});

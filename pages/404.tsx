import { ErrorScreen } from '../components/errors/ErrorScreen/ErrorScreen';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage();

export default function NotFoundPage() {
  return <ErrorScreen statusCode={404} />;
}

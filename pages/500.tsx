import { ErrorScreen } from '../components/errors/ErrorScreen/ErrorScreen';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage();

export default function FailurePage() {
  return <ErrorScreen statusCode={500} />;
}

import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('home');

export default function IndexPage() {
  return <PlainPage name="index" />;
}

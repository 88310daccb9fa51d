import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('units');

export default function UnitsPage() {
  return <PlainPage name="units" />;
}

import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('sam');

export default function SamPage() {
  return <PlainPage name="sam" />;
}

import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('starplayers');

export default function StarPlayersPage() {
  return <PlainPage name="starplayers" />;
}

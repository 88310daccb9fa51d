import { PlainPage } from '../components/shell/PlainPage';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('games');

export default function GamesPage() {
  return <PlainPage name="games" isForPlayers />;
}

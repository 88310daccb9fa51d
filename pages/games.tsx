import { GamesScreen } from '../components/games/GamesScreen';
import { PageHead } from '../components/head/PageHead';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('games');

export default function GamesPage() {
  return (
    <>
      <PageHead page="games" isHidden />
      <GamesScreen />
    </>
  );
}

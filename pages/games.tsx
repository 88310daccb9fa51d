import { GamesScreen } from '../components/games/GamesScreen';
import { pageOf } from '../components/shell/pageOf';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('games', 'game.platform');

export default pageOf('games', GamesScreen);

import { pageOf } from '../components/shell/pageOf';
import { StarPlayersScreen } from '../components/starplayers/StarPlayersScreen/StarPlayersScreen';
import { loadStarPlayers } from '../store/starplayers/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['starplayers'],
  load: loadStarPlayers,
});

export default pageOf('starplayers', StarPlayersScreen, { overArt: true });

import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { StarPlayersScreen } from '../components/starplayers/StarPlayersScreen';
import { loadStarPlayers, starPlayersWithoutData, type StarPlayersProps } from '../store/starplayers/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['starplayers'],
  load: loadStarPlayers,
  without: starPlayersWithoutData,
});

const StarPlayersPage: ClubPage<StarPlayersProps> = (props) => (
  <>
    <PageHead page="starplayers" />
    <StarPlayersScreen {...props} />
  </>
);

StarPlayersPage.shell = { overArt: true };

export default StarPlayersPage;

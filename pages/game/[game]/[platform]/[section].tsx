import type { GetStaticPaths } from 'next';
import { GameScreen } from '../../../../components/game/GameScreen';
import { loadGamePage, type GamePageProps } from '../../../../store/game/pageProps';
import { visitorPage } from '../../../../store/visitorPage';

const areas = [
  'game',
  'challenges',
  'autoBank.line',
  'rewards',
  'planner',
  'payment',
  'profile.policies',
  'stats',
  'media',
];

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * A section outside the route table and a game outside the catalog are a 404 (spec 2, Route table). The page contains only
 * the shell: the game data is the player's and loads in the browser.
 */
export const getStaticProps = visitorPage<GamePageProps>({ areas, load: loadGamePage });

export default GameScreen;

import { ChallengesScreen } from '../components/challenges/ChallengesScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadVisitorChallenges } from '../store/challenges/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['challenges', 'autoBank.line', 'game.platform'],
  load: loadVisitorChallenges,
});

export default pageOf('challenges', ChallengesScreen, { overArt: true });

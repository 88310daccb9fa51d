import { ChallengesScreen } from '../components/challenges/ChallengesScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadVisitorChallenges, visitorChallengesWithoutData } from '../store/challenges/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['challenges'],
  load: loadVisitorChallenges,
  without: visitorChallengesWithoutData,
});

export default pageOf('challenges', ChallengesScreen, { overArt: true });

import { RewardsScreen } from '../components/rewards/RewardsScreen';
import { pageOf } from '../components/shell/pageOf';
import { loadVisitorRewards } from '../store/rewards/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['rewards', 'planner', 'payment', 'profile.policies'],
  load: loadVisitorRewards,
});

export default pageOf('rewards', RewardsScreen, { overArt: true });

import { RewardsScreen } from '../components/rewards/RewardsScreen';
import type { ClubPage } from '../components/shell/ClubPage';
import { PageHead } from '../components/head/PageHead';
import { loadVisitorRewards, visitorRewardsWithoutData, type VisitorRewardsProps } from '../store/rewards/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['rewards', 'planner', 'payment', 'profile.policies'],
  load: loadVisitorRewards,
  without: visitorRewardsWithoutData,
});

const RewardsPage: ClubPage<VisitorRewardsProps> = (props) => (
  <>
    <PageHead page="rewards" />
    <RewardsScreen {...props} />
  </>
);

RewardsPage.shell = { overArt: true };

export default RewardsPage;

import { VisitorRewards } from '../components/rewards/VisitorRewards';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { loadVisitorRewards, visitorRewardsWithoutData, type VisitorRewardsProps } from '../store/rewards/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({
  areas: ['rewards.visitor'],
  load: loadVisitorRewards,
  without: visitorRewardsWithoutData,
});

const RewardsPage: ClubPage<VisitorRewardsProps> = (props) => (
  <>
    <PageHead page="rewards" />
    <VisitorRewards {...props} />
  </>
);

RewardsPage.shell = { overArt: true };

export default RewardsPage;
